import { listMessageSettings, saveMessageSetting } from '@apron/contract/home/home.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { ErrorState, Skeleton, toast } from '@apron/ui/feedback'
import { CheckField } from '@apron/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import { AppMessages } from './app-messages.tsx'
import styles from './editor.module.css'
import { editorTexts } from './editor.texts.ts'

interface MessagesDialogProps {
  readonly http: HttpClient
  readonly onClose: () => void
}

/** Selects the applications whose messages the dashboard shows, each with its latest messages (HOME-03). */
export function MessagesDialog({ http, onClose }: MessagesDialogProps) {
  const texts = useTexts(editorTexts)
  const missing = useMissingText()
  const [busy, setBusy] = useState(false)
  const settings = useQuery({
    queryKey: ['home', 'messageSettings'],
    queryFn: () => http.call(listMessageSettings),
    // Never cached: the menu and the selection may change in another window.
    gcTime: 0,
  })
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())

  async function save() {
    setBusy(true)
    try {
      for (const [id, shown] of changed) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a failure keeps the dialog open
        await http.call(saveMessageSetting, { body: { id, shown } })
      }
    } catch {
      // The client has already shown the error. The dialog stays open.
      return setBusy(false)
    }
    toast.success(texts.saved)
    return onClose()
  }

  return (
    <Dialog
      open
      width={600}
      onClose={onClose}
      title={texts.chooseMessages}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" busy={busy} disabled={!settings.isSuccess} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.messagesHint}</p>
      {settings.isPending && <Skeleton lines={6} />}
      {settings.isError && (
        <ErrorState
          text={missing(texts.messagesFailed, settings.error)}
          onRetry={() => void settings.refetch()}
        />
      )}
      <ul className={styles['senders']}>
        {settings.data?.map(({ id, name, shown }) => (
          <li key={id}>
            <CheckField
              label={name}
              checked={changed.get(id) ?? shown}
              onChange={checked => setChanged(new Map(changed).set(id, checked))}
            />
            <AppMessages http={http} id={id} name={name} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
