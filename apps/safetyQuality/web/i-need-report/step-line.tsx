import { useTexts } from '@apron/sdk'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'
import { FORM_STEPS, type FormStep } from './report-steps.ts'

/** Shows the steps of the form and the current one. */
export function StepLine({ step }: { readonly step: FormStep }) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  return (
    <ol className="sq-steps" aria-label={texts.progress}>
      {FORM_STEPS.map(each => (
        <li key={each} aria-current={each === step ? 'step' : undefined}>
          {texts.step[each]}
        </li>
      ))}
    </ol>
  )
}
