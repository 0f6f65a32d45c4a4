import { saveHomeApplications } from '@apron/contract/home/home.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { ErrorState, Skeleton, toast } from '@apron/ui/feedback'
import { CheckField } from '@apron/ui/fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import type { MenuNode } from '../../navigation/menu-rules.ts'
import { entriesOfApplications } from '../applications/application-rules.ts'
import { homeTexts } from '../home.texts.ts'
import { applicationsQuery } from '../home-queries.ts'
import styles from './editor.module.css'
import { editorTexts } from './editor.texts.ts'

interface ApplicationsDialogProps {
  readonly http: HttpClient
  readonly menu: readonly MenuNode[]
  readonly onClose: () => void
}

/** Selects the applications the box shows (HOME-03). */
export function ApplicationsDialog({ http, menu, onClose }: ApplicationsDialogProps) {
  const texts = useTexts(editorTexts)
  const home = useTexts(homeTexts)
  const missing = useMissingText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const applications = useQuery(applicationsQuery(http))
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const chosen =
    changed ?? applications.data?.filter(application => application.chosen).map(({ code }) => code) ?? []

  // Keeps the setting of applications that are not in the menu.
  const offered = applications.data?.filter(({ code }) => entriesOfApplications(menu, [code]).length > 0)

  async function save() {
    setBusy(true)
    try {
      const saved = await http.call(saveHomeApplications, { body: { codes: [...chosen] } })
      queries.setQueryData(applicationsQuery(http).queryKey, saved)
    } catch {
      // The client has already shown the error. The dialog stays open.
      return setBusy(false)
    }
    toast.success(texts.saved)
    return onClose()
  }

  function choose(code: string, checked: boolean) {
    setChanged(checked ? [...chosen, code] : chosen.filter(other => other !== code))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.chooseApplications}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" busy={busy} disabled={!applications.isSuccess} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.applicationsHint}</p>
      {applications.isPending && <Skeleton lines={6} />}
      {applications.isError && (
        <ErrorState
          text={missing(home.applicationsFailed, applications.error)}
          onRetry={() => void applications.refetch()}
        />
      )}
      <div className={styles['choices']}>
        {offered?.map(({ code, name }) => (
          <CheckField
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={checked => choose(code, checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}
