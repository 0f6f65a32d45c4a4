import { useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { useState } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'
import { useLeave } from './use-leave.ts'

export interface DecisionDialogProps {
  readonly title: string
  /** What is to be written: a remark, a reason. */
  readonly label: string
  /** Of the button that decides. */
  readonly action: string
  readonly maxLength: number
  /** Characters that must be written; none when nothing is said. */
  readonly min?: { readonly length: number; readonly problem: string }
  readonly busy: boolean
  readonly onClose: () => void
  /** Answers whether the decision was taken. */
  readonly onDecide: (text: string) => Promise<boolean>
}

/** A decision about a record, with a remark or the reason. It stays open when the decision was not taken; with something written it asks before it closes, and so does its tab. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, label, action, maxLength, min, busy, onClose, onDecide } = props
  const texts = useTexts(RECORD_TEXTS)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const tooShort = min !== undefined && text.trim().length < min.length
  const written = text !== ''
  const leave = useLeave(written, onClose)
  useDirty(written)
  const decide = async () => {
    setTried(true)
    if (!tooShort && (await onDecide(text))) onClose()
  }
  return (
    <Dialog
      open
      onClose={() => void leave()}
      title={title}
      busy={busy}
      actions={
        <>
          <Button onClick={() => void leave()} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void decide()}>
            {action}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={label}
        required={min !== undefined}
        rows={3}
        maxLength={maxLength}
        value={text}
        error={tried && tooShort ? min.problem : undefined}
        onChange={setText}
      />
    </Dialog>
  )
}
