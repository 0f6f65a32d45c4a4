import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk'
import { PrintOnlyTable } from '@apron/ui/table'
import type { StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface PaperStepsProps {
  readonly pairs: readonly { readonly step: CardStep; readonly done: StepWork }[]
}

/** Prints all steps with their signatures. */
export function PaperSteps({ pairs }: PaperStepsProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const columns = { step: texts.steps, value: texts.value, signed: texts.SIGNED }
  const rows = pairs.map(({ step, done }) => ({
    id: String(step.stepNo),
    cells: {
      step: `${step.stepNo} ${step.textZh} ${step.textEn}`,
      value: (
        <>
          {done.amendments.map(({ at, old }) => (
            <del key={at}>{old} </del>
          ))}
          {done.value !== null && `${done.value} ${step.unit}`} {done.nrNo} {done.remark}
        </>
      ),
      signed: done.by !== null && `${done.by.name} ${done.stamp} ${wireMinute(done.at)}`,
    },
  }))
  return <PrintOnlyTable columns={columns} rows={rows} />
}
