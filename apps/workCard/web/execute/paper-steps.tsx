import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk'
import type { StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface PaperStepsProps {
  readonly pairs: readonly { readonly step: CardStep; readonly done: StepWork }[]
}

/** Prints all steps with their signatures. Hidden on the screen. */
export function PaperSteps({ pairs }: PaperStepsProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  return (
    <table className="wc-paper">
      <thead>
        <tr>
          <th>{texts.steps}</th>
          <th>{texts.value}</th>
          <th>{texts.SIGNED}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ step, done }) => (
          <tr key={step.stepNo}>
            <td>
              {step.stepNo} {step.textZh} {step.textEn}
            </td>
            <td>
              {done.amendments.map(({ at, old }) => (
                <del key={at}>{old} </del>
              ))}
              {done.value !== null && `${done.value} ${step.unit}`} {done.nrNo} {done.remark}
            </td>
            <td>{done.by !== null && `${done.by.name} ${done.stamp} ${wireMinute(done.at)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
