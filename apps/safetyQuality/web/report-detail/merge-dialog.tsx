import { useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { StepDialog, type StepDialogFrame } from './step-dialog.tsx'
import { WORK_TEXTS } from './work.texts.ts'

const REPORT_NUMBER = /^SR-\d{4}-\d{4,6}$/

interface MergeDialogProps extends StepDialogFrame {
  readonly onMerge: (master: string) => void
}

/** Dialog for the number of the report about the same event. */
export function MergeDialog({ failure, onMerge, ...frame }: MergeDialogProps) {
  const texts = useTexts(WORK_TEXTS).merging
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const master = typed.trim().toUpperCase()

  function submit(): void {
    setHasTried(true)
    if (REPORT_NUMBER.test(master)) onMerge(master)
  }

  return (
    <StepDialog {...frame} failure={null} isChanged={typed !== ''} onSubmit={submit}>
      <TextField
        label={texts.master}
        required
        mono
        value={typed}
        hint={texts.hint}
        error={hasTried && !REPORT_NUMBER.test(master) ? texts.wrong : failure}
        onChange={setTyped}
      />
    </StepDialog>
  )
}
