import { RecordForm, useRecordForm } from '@apron/pages/form'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { useEffect } from 'react'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { type RoDetail, SavePlan } from '../../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { planProblems } from '../../../contract/rules/rectifications/ro-plan.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import { CauseLines } from './cause-lines.tsx'
import { MeasureLines } from './measure-lines.tsx'

interface PlanFormProps {
  readonly order: RoDetail
  /** True after an attempt to send the plan: missing values are marked. */
  readonly hasTried: boolean
  /** Called when the form begins or ceases to have unsaved changes. */
  readonly onUnsaved: (unsaved: boolean) => void
  /** Called with the version that was saved. */
  readonly onSaved: (version: number) => void
}

/** Returns the causes and actions of the current cycle as form values. */
export function planValues(order: RoDetail): SavePlan {
  const [currentCycle] = order.cycles
  return {
    id: order.id,
    version: order.version,
    containment: order.containment,
    causes: currentCycle?.causes ?? [],
    measures: (currentCycle?.measures ?? []).map(({ kind, cause, description, owner, due }) => ({
      kind,
      cause,
      description,
      owner: owner.code,
      due,
    })),
  }
}

/** Form for causes and actions. An incomplete plan may be saved; the rules apply when it is sent. */
export function PlanForm({ order, hasTried, onUnsaved, onSaved }: PlanFormProps) {
  const texts = useTexts(RO_TEXTS).plan
  const language = useLanguage()
  const form = useRecordForm({
    call: calls.savePlan,
    schema: SavePlan,
    labels: { containment: texts.containment, causes: texts.causes, measures: texts.measures },
    start: planValues(order),
    input: body => ({ body }),
    invalidates: [calls.queryRectifications, calls.rectificationDetail],
    onSaved: ({ version }) => onSaved(version),
  })
  const { values, change, changed } = form
  useEffect(() => onUnsaved(changed), [changed, onUnsaved])
  const [firstProblem] = hasTried ? planProblems(values, order) : []
  const isCauseProblem = firstProblem?.error === 'noCause' || firstProblem?.error === 'statementShort'
  const problemText =
    firstProblem === undefined
      ? undefined
      : fillText(RECTIFICATION_ERRORS[firstProblem.error][language], { seq: String(firstProblem.seq) })
  return (
    <RecordForm form={form} label={texts.title} columns={1} saveLabel={texts.save}>
      <FormWide>
        <Section title={texts.title}>
          <TextAreaField {...form.text('containment')} required={order.level === '1'} rows={2} />
        </Section>
      </FormWide>
      <FormWide>
        <CauseLines
          causes={values.causes}
          error={form.field('causes').error ?? (isCauseProblem ? problemText : undefined)}
          onChange={causes => change({ causes })}
        />
      </FormWide>
      <FormWide>
        <MeasureLines
          measures={values.measures}
          causes={values.causes.length}
          error={form.field('measures').error ?? (isCauseProblem ? undefined : problemText)}
          onChange={measures => change({ measures })}
        />
      </FormWide>
    </RecordForm>
  )
}
