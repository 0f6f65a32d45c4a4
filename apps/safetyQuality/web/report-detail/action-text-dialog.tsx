import { visibleLength } from '@apron/contract/texts/normalize-text'
import { useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { useState } from 'react'
import { REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { StepDialog, type StepDialogFrame } from './step-dialog.tsx'

const REASON = [REPORT_LIMITS.reasonMin, REPORT_LIMITS.reason] as const
const LENGTHS = {
  ask: [REPORT_LIMITS.questionMin, REPORT_LIMITS.question],
  feedback: [REPORT_LIMITS.feedbackMin, REPORT_LIMITS.feedback],
  redirect: [REPORT_LIMITS.explanationMin, REPORT_LIMITS.explanation],
  extend: REASON,
  returnClosing: REASON,
  reopen: REASON,
} as const

export type TextAction = keyof typeof LENGTHS
export const isTextAction = (action: string): action is TextAction => action in LENGTHS

interface ActionTextDialogProps extends StepDialogFrame {
  readonly action: TextAction
  readonly onSend: (text: string) => void
}

/** Dialog for the text of an action: a question, feedback, an explanation or a reason. */
export function ActionTextDialog({ failure, action, onSend, ...frame }: ActionTextDialogProps) {
  const texts = useTexts(DESK_TEXTS).detail
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [shortest, longest] = LENGTHS[action]
  const isShort = visibleLength(text) < shortest

  function send(): void {
    setHasTried(true)
    if (!isShort) onSend(text.trim())
  }

  return (
    <StepDialog {...frame} failure={null} submitLabel={texts.send} isChanged={text !== ''} onSubmit={send}>
      <TextAreaField
        label={texts.text}
        required
        rows={6}
        value={text}
        maxLength={longest}
        hint={hasTried && isShort ? undefined : texts.hint[action]}
        error={hasTried && isShort ? texts.hint[action] : failure}
        onChange={setText}
      />
    </StepDialog>
  )
}
