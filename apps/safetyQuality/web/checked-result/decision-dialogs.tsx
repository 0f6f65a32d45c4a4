import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { useState } from 'react'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

interface DecisionDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** Answers whether the decision was taken. */
  readonly onDecide: (text: string) => Promise<boolean>
}

/** Approves a submitted check, with a remark if there is one. */
export function ApproveDialog({ busy, onClose, onDecide }: DecisionDialogProps) {
  const { approveQuestion: texts, action } = useTexts(CHECKED_RESULT_TEXTS)
  const [remark, setRemark] = useState('')
  const decide = async () => {
    if (await onDecide(remark)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {action.cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void decide()}>
            {action.approve}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={texts.remark}
        rows={3}
        maxLength={CHECK_LIMITS.remark}
        value={remark}
        onChange={setRemark}
      />
    </Dialog>
  )
}

/** Sends a submitted check back to its lead, who is told why. */
export function ReturnDialog({ busy, onClose, onDecide }: DecisionDialogProps) {
  const { returnQuestion: texts, action } = useTexts(CHECKED_RESULT_TEXTS)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const tooShort = reason.trim().length < CHECK_LIMITS.returnReasonMin
  const decide = async () => {
    setTried(true)
    if (!tooShort && (await onDecide(reason))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {action.cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void decide()}>
            {action.return}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={texts.reason}
        required
        rows={3}
        maxLength={CHECK_LIMITS.returnReasonMax}
        value={reason}
        error={tried && tooShort ? texts.tooShort : undefined}
        onChange={setReason}
      />
    </Dialog>
  )
}
