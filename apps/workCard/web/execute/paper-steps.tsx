import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk'
import { PrintOnlyTable } from '@apron/ui/table'
import type { StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface PaperStepsProps {
  readonly pairs: readonly { readonly step: CardStep; readonly state: StepWork }[]
}

/** Prints all steps with their signatures. */
export function PaperSteps({ pairs }: PaperStepsProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const columns = { step: texts.steps, value: texts.value, signed: texts.SIGNED }
  const rows = pairs.map(({ step, state }) => ({
    id: String(step.stepNo),
    cells: {
      step: `${step.stepNo} ${step.textZh} ${step.textEn}`,
      value: (
        <>
          {state.amendments.map(({ at, old }) => (
            <del key={at}>{old} </del>
          ))}
          {state.value !== null && `${state.value} ${step.unit}`} {state.nrNo} {state.remark}
        </>
      ),
      signed: state.by !== null && `${state.by.name} ${state.stamp} ${wireMinute(state.at)}`,
    },
  }))
  return <PrintOnlyTable columns={columns} rows={rows} />
}
