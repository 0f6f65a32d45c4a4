import { RecordForm, useRecordForm } from '@apron/pages/form'
import { fillText, useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { NoteList } from '@apron/ui/description-list'
import { TextAreaField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { useEffect } from 'react'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import {
  type RoDetail,
  type RoMeasure,
  SaveProgress,
} from '../../../contract/rectifications/rectification.entities.ts'
import { MEASURE_KIND_TEXTS, RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import { EvidenceField } from './evidence-field.tsx'
import { MeasureState } from './measure-state.tsx'

interface ProgressFormProps {
  readonly order: RoDetail
  readonly onUnsaved: (unsaved: boolean) => void
  /** Called with the version that was saved. */
  readonly onSaved: (version: number) => void
}

type Progress = SaveProgress['measures'][number]

/** Form for the progress and evidence of the actions that the person reports on. */
export function ProgressForm({ order, onUnsaved, onSaved }: ProgressFormProps) {
  const texts = useTexts(RO_TEXTS)
  const reportableMeasures = (order.cycles[0]?.measures ?? []).filter(({ mayReport }) => mayReport)
  const form = useRecordForm({
    call: calls.saveProgress,
    schema: SaveProgress,
    labels: { measures: texts.plan.measures },
    start: {
      id: order.id,
      version: order.version,
      measures: reportableMeasures.map(({ id, doneDate, doneRemark, evidence }) => ({
        id,
        doneDate,
        doneRemark,
        evidence,
      })),
    },
    input: body => ({ body }),
    invalidates: [calls.queryRectifications, calls.rectificationDetail],
    onSaved: ({ version }) => onSaved(version),
  })
  const { values, change, changed } = form
  useEffect(() => onUnsaved(changed), [changed, onUnsaved])
  const changeMeasure = (id: string, part: Partial<Progress>) =>
    change({ measures: values.measures.map(each => (each.id === id ? { ...each, ...part } : each)) })
  return (
    <RecordForm form={form} label={texts.progress.title} columns={1} saveLabel={texts.plan.save}>
      <FormWide>
        <Section title={texts.progress.title} count={reportableMeasures.length}>
          <ol className="ap-lines" aria-label={texts.progress.title}>
            {reportableMeasures.map(measure => {
              const progress = values.measures.find(({ id }) => id === measure.id)
              return (
                progress && (
                  <li key={measure.id} className="ap-line">
                    <ProgressLine
                      measure={measure}
                      progress={progress}
                      draft={`${calls.saveProgress.id} ${order.id}`}
                      onChange={part => changeMeasure(measure.id, part)}
                    />
                  </li>
                )
              )
            })}
          </ol>
        </Section>
      </FormWide>
    </RecordForm>
  )
}

interface ProgressLineProps {
  readonly measure: RoMeasure
  readonly progress: Progress
  readonly draft: string
  readonly onChange: (part: Partial<Progress>) => void
}

function ProgressLine({ measure, progress, draft, onChange }: ProgressLineProps) {
  const texts = useTexts(RO_TEXTS)
  const kinds = useTexts(MEASURE_KIND_TEXTS)
  const number = { n: String(measure.seq) }
  return (
    <fieldset className="ap-line-fields">
      <legend>{`${fillText(texts.plan.measure, number)} · ${kinds[measure.kind]}`}</legend>
      <div className="ap-line-wide">
        <p>
          {measure.description} <MeasureState status={measure.status} />
        </p>
        <NoteList
          items={[
            { label: texts.plan.owner, value: measure.owner.name },
            { label: texts.plan.due, value: measure.due },
          ]}
        />
      </div>
      <DateField
        label={texts.progress.doneDate}
        value={progress.doneDate}
        onChange={doneDate => onChange({ doneDate })}
      />
      <div className="ap-line-wide">
        <TextAreaField
          label={texts.progress.doneRemark}
          rows={2}
          maxLength={RO_LIMITS.doneRemark}
          value={progress.doneRemark}
          onChange={doneRemark => onChange({ doneRemark })}
        />
      </div>
      <div className="ap-line-wide">
        <EvidenceField
          label={fillText(texts.progress.evidence, number)}
          draft={draft}
          files={progress.evidence}
          onChange={evidence => onChange({ evidence })}
        />
      </div>
    </fieldset>
  )
}
