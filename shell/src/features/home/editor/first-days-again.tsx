import { getFirstDays } from '@apron/contract/calls/home.calls'
import { restoreFirstDays } from '@apron/contract/calls/home-editor.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import type { Guide } from '../first-days/first-days.tsx'
import { editorTexts } from './editor.texts.ts'

/** Brings back what leads through the first days: for whom it is, who hid it, while something is missing. */
export function FirstDaysAgain({ http }: { readonly http: HttpClient }) {
  const texts = useTexts(editorTexts)
  const queries = useQueryClient()
  // The box above has asked, hidden or not, where its person may see it; nobody else does.
  const { data: guide } = useQuery<Guide>({ queryKey: [getFirstDays.id], enabled: false })
  if (guide?.days.dismissed !== true || guide.steps.every(({ isDone }) => isDone)) return null

  async function restore() {
    await http.call(restoreFirstDays)
    await queries.invalidateQueries({ queryKey: [getFirstDays.id] })
  }

  return (
    <Button
      icon={<IconPlus size={18} stroke={1.5} />}
      // The client has told the person what went wrong; the button stays.
      onClick={() => void restore().catch(() => undefined)}
    >
      {texts.firstDaysAgain}
    </Button>
  )
}
