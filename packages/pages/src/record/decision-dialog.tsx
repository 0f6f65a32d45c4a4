import { useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { useMemo, useState } from 'react'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { useDraft } from '../draft/use-draft.ts'
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
  /** Which decision about which record it is: what is written and not decided is kept on this device. Without it nothing is. */
  readonly record?: string
  readonly busy: boolean
  readonly onClose: () => void
  /** Answers whether the decision was taken. */
  readonly onDecide: (text: string) => Promise<boolean>
}

const NOTHING = { text: '' }

/** A decision about a record, with a remark or the reason. It stays open when the decision was not taken; with something written it asks before it closes, and so does its tab. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, label, action, maxLength, min, record = null, busy, onClose, onDecide } = props
  const texts = useTexts(RECORD_TEXTS)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const tooShort = min !== undefined && text.trim().length < min.length
  const written = text !== ''
  const values = useMemo(() => ({ text }), [text])
  const draft = useDraft({ of: record, title, start: NOTHING, values, onTake: taken => setText(taken.text) })
  const leave = useLeave(written, onClose, draft.forget)
  useDirty(written)
  const decide = async () => {
    setTried(true)
    if (tooShort || !(await onDecide(text))) return
    draft.forget()
    onClose()
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
      <DraftNotice draft={draft} labelOf={() => label} />
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
