import { useCloseQuestion, useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { useState } from 'react'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

interface UnsavedGuardProps {
  /** Answers whether everything is stored. */
  readonly onSave: () => Promise<boolean>
}

/** Drawn while there is unsaved work: the tab asks before it closes. A save that fails keeps it open. */
export function UnsavedGuard({ onSave }: UnsavedGuardProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).leaveQuestion
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  const [saving, setSaving] = useState(false)
  useDirty(true)
  useCloseQuestion(
    () =>
      new Promise<boolean>(resolve => {
        setAnswer(() => resolve)
      }),
  )

  const close = (leave: boolean) => {
    answer?.(leave)
    setAnswer(null)
  }
  const saveAndClose = async () => {
    setSaving(true)
    const saved = await onSave()
    setSaving(false)
    close(saved)
  }

  return (
    <Dialog
      open={answer !== null}
      onClose={() => close(false)}
      title={texts.title}
      busy={saving}
      actions={
        <>
          <Button onClick={() => close(false)} disabled={saving}>
            {texts.cancel}
          </Button>
          <Button onClick={() => close(true)} disabled={saving}>
            {texts.discard}
          </Button>
          <Button kind="primary" busy={saving} onClick={() => void saveAndClose()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.message}</p>
    </Dialog>
  )
}
