import { useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { useState } from 'react'
import { DEID_CHECKS } from '../../contract/reports/report.values.ts'
import { TickList } from '../i-need-report/tick-list.tsx'
import { StepDialog, type StepDialogFrame } from './step-dialog.tsx'
import { WORK_TEXTS } from './work.texts.ts'

interface SignDialogProps extends StepDialogFrame {
  readonly onSign: () => void
}

/** Dialog in which one of two people confirms, point by point, that the texts do not identify the reporter. */
export function SignDialog({ onSign, ...frame }: SignDialogProps) {
  const texts = useTexts(WORK_TEXTS)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const isComplete = DEID_CHECKS.every(check => ticked.includes(check))

  function submit(): void {
    setTried(true)
    if (isComplete) onSign()
  }

  return (
    <StepDialog {...frame} isChanged={ticked.length > 0} onSubmit={submit}>
      <TickList
        label={texts.checks.title}
        options={DEID_CHECKS.map(value => ({ value, label: texts.checks[value] }))}
        chosen={ticked}
        error={tried && !isComplete ? texts.checks.missing : undefined}
        onChange={setTicked}
      />
      <Alert meaning="info">{texts.signNote}</Alert>
    </StepDialog>
  )
}
