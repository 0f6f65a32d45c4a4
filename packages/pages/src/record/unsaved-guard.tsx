import { useCloseQuestion, useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { useRef, useState } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'

interface UnsavedGuardProps {
  /** Saves everything. Returns whether it succeeded. */
  readonly onSave: () => Promise<boolean>
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void
}

/** Makes the tab ask before it closes. Render it while there are unsaved changes. A failed save keeps the tab open. */
export function UnsavedGuard({ onSave, onDiscard }: UnsavedGuardProps) {
  const texts = useTexts(RECORD_TEXTS)
  // Callers that ask meanwhile, also while it is being saved, wait for the same answer.
  const pendingQuestions = useRef<PromiseWithResolvers<boolean>[]>([])
  const [asking, setAsking] = useState(false)
  const [saving, setSaving] = useState(false)
  useDirty(true)
  useCloseQuestion(() => {
    const question = Promise.withResolvers<boolean>()
    pendingQuestions.current.push(question)
    setAsking(true)
    return question.promise
  })

  /** Answers all callers. A rejected promise rejects them, and each caller reports the error. */
  const close = (leave: boolean | Promise<boolean>) => {
    for (const { resolve } of pendingQuestions.current.splice(0)) resolve(leave)
    setAsking(false)
  }
  const discard = () => {
    onDiscard?.()
    close(true)
  }
  const saveAndClose = async () => {
    setSaving(true)
    const saved = onSave()
    await Promise.allSettled([saved])
    setSaving(false)
    close(saved)
  }

  return (
    <Dialog
      open={asking}
      onClose={() => close(false)}
      title={texts.leave.title}
      busy={saving}
      actions={
        <>
          <Button onClick={() => close(false)} disabled={saving}>
            {texts.cancel}
          </Button>
          <Button onClick={discard} disabled={saving}>
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
