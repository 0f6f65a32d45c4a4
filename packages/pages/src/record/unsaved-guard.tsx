import { useCloseQuestion, useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { useState } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'

interface UnsavedGuardProps {
  /** Answers whether everything is stored. */
  readonly onSave: () => Promise<boolean>
}

type Answer = (leave: boolean) => void

/** Drawn while there is unsaved work: the tab asks before it closes. A save that fails keeps it open. */
export function UnsavedGuard({ onSave }: UnsavedGuardProps) {
  const texts = useTexts(RECORD_TEXTS)
  // Whoever asks meanwhile waits for the same answer.
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  const [saving, setSaving] = useState(false)
  useDirty(true)
  useCloseQuestion(() => new Promise<boolean>(resolve => setWaiting(before => [...before, resolve])))

  const close = (leave: boolean) => {
    for (const answer of waiting) answer(leave)
    setWaiting([])
  }
  const saveAndClose = async () => {
    setSaving(true)
    const saved = await onSave()
    setSaving(false)
    close(saved)
  }

  return (
    <Dialog
      open={waiting.length > 0}
      onClose={() => close(false)}
      title={texts.leave.title}
      busy={saving}
      actions={
        <>
          <Button onClick={() => close(false)} disabled={saving}>
            {texts.cancel}
          </Button>
          <Button onClick={() => close(true)} disabled={saving}>
            {texts.leave.discard}
          </Button>
          <Button kind="primary" busy={saving} onClick={() => void saveAndClose()}>
            {texts.leave.save}
          </Button>
        </>
      }
    >
      <p>{texts.leave.message}</p>
    </Dialog>
  )
}
