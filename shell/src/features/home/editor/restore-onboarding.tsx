import { getOnboarding } from '@apron/contract/home/home.calls'
import { restoreOnboarding } from '@apron/contract/home/home-editor.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import type { Guide } from '../onboarding/onboarding.tsx'
import { editorTexts } from './editor.texts.ts'

/** Restores a dismissed onboarding guide that still has open steps. */
export function RestoreOnboarding({ http }: { readonly http: HttpClient }) {
  const texts = useTexts(editorTexts)
  const queries = useQueryClient()
  // Reads the answer cached by the guide's box. The query is disabled, so users who may not see the guide
  // send no request.
  const { data: guide } = useQuery<Guide>({ queryKey: [getOnboarding.id], enabled: false })
  if (guide?.state.dismissed !== true || guide.steps.every(({ isDone }) => isDone)) return null

  async function restore() {
    await http.call(restoreOnboarding)
    await queries.invalidateQueries({ queryKey: [getOnboarding.id] })
  }

  return (
    <Button
      icon={<IconPlus size={18} stroke={1.5} />}
      // The client has already shown the error. The button stays.
      onClick={() => void restore().catch(() => undefined)}
    >
      {texts.firstDaysAgain}
    </Button>
  )
}
