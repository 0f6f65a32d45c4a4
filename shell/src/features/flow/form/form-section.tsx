import type { FlowTemplate } from '@apron/contract/flow/flow'
import { DraftNotice } from '@apron/pages/draft'
import { fillText, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { FlowForm } from './flow-form.tsx'
import { formTexts } from './form.texts.ts'
import type { FlowFormState } from './use-flow-form.ts'

interface FormSectionProps {
  readonly template: FlowTemplate
  readonly form: FlowFormState
  readonly mayEdit: (path: string) => boolean
  readonly draftKey: string | null
}

/** Shows a form with its restored draft and the number of errors. */
export function FormSection({ template, form, mayEdit, draftKey }: FormSectionProps) {
  const t = useTexts(formTexts)
  const wrong = form.problems.size
  return (
    <div className="ap-page-part">
      <DraftNotice draft={form.draft} labelOf={form.labelOf} />
      {wrong > 0 && <Alert meaning="amber">{fillText(t.marked, { count: String(wrong) })}</Alert>}
      <FlowForm
        template={template}
        values={form.values}
        mayEdit={mayEdit}
        isRequired={form.isRequired}
        problems={form.problems}
        onChange={form.change}
        draft={draftKey}
      />
    </div>
  )
}

/** Moves the focus to the first invalid field once its error is shown. */
export function focusFirstProblem(within: ParentNode | null): void {
  requestAnimationFrame(() => {
    within
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, [data-invalid] button')
      ?.focus()
  })
}
