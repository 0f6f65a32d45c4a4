import { useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { useState } from 'react'
import { DEID_CHECKS } from '../../contract/reports/report.values.ts'
import { CheckboxGroup } from '../i-need-report/checkbox-group.tsx'
import { StepDialog, type StepDialogFrame } from './step-dialog.tsx'
import { WORK_TEXTS } from './work.texts.ts'

interface SignDialogProps extends StepDialogFrame {
  readonly onSign: () => void
}

/** Dialog in which one of two people confirms, point by point, that the texts do not identify the reporter. */
export function SignDialog({ onSign, ...frame }: SignDialogProps) {
  const texts = useTexts(WORK_TEXTS)
  const [checkedItems, setCheckedItems] = useState<readonly string[]>([])
  const [hasTried, setHasTried] = useState(false)
  const isComplete = DEID_CHECKS.every(check => checkedItems.includes(check))

  function submit(): void {
    setHasTried(true)
    if (isComplete) onSign()
  }

  return (
    <StepDialog {...frame} isChanged={checkedItems.length > 0} onSubmit={submit}>
      <CheckboxGroup
        label={texts.checks.title}
        options={DEID_CHECKS.map(value => ({ value, label: texts.checks[value] }))}
        chosen={checkedItems}
        error={hasTried && !isComplete ? texts.checks.missing : undefined}
        onChange={setCheckedItems}
      />
      <Alert meaning="info">{texts.signNote}</Alert>
    </StepDialog>
  )
}
