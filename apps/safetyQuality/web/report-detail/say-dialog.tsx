import { visibleLength } from '@apron/contract/texts/normalize-text'
import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { useState } from 'react'
import { REPORT_LIMITS } from '../../contract/report.values.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'

const FORM = 'safetyQuality-say'

const REASON = [REPORT_LIMITS.reasonMin, REPORT_LIMITS.reason] as const
const LENGTHS = {
  ask: [REPORT_LIMITS.questionMin, REPORT_LIMITS.question],
  feedback: [REPORT_LIMITS.feedbackMin, REPORT_LIMITS.feedback],
  redirect: [REPORT_LIMITS.explanationMin, REPORT_LIMITS.explanation],
  extend: REASON,
  returnClosing: REASON,
  reopen: REASON,
} as const

/** Actions that come with words. */
export type Saying = keyof typeof LENGTHS
export const isSaying = (action: string): action is Saying => action in LENGTHS

interface SayDialogProps {
  readonly title: string
  readonly saying: Saying
  readonly busy: boolean
  readonly failure: string | null
  readonly onSend: (text: string) => void
  readonly onClose: () => void
}

/** A question, feedback, an explanation or a reason. What goes to the reporter is sealed before it is kept, so no draft of it is. */
export function SayDialog({ title, saying, busy, failure, onSend, onClose }: SayDialogProps) {
  const texts = useTexts(DESK_TEXTS).detail
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [shortest, longest] = LENGTHS[saying]
  const isShort = visibleLength(text) < shortest

  function send(): void {
    setChecked(true)
    if (!isShort) onSend(text.trim())
  }

  return (
    <Dialog
      open
      title={title}
      width={600}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busy={busy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form id={FORM} label={title} columns={1} onSubmit={send}>
        <TextAreaField
          label={texts.text}
          required
          rows={6}
          value={text}
          maxLength={longest}
          hint={isChecked && isShort ? undefined : texts.hint[saying]}
          error={isChecked && isShort ? texts.hint[saying] : failure}
          onChange={setText}
        />
      </Form>
    </Dialog>
  )
}
