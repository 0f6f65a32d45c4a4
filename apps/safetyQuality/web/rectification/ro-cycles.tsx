import { FileFacts } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { NoteList } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import type { RoCycle, RoMeasure, RootCause } from '../../contract/rectifications/rectification.entities.ts'
import { MEASURE_KIND_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { MeasureState } from './plan/measure-state.tsx'
import { RO_TEXTS } from './rectification.texts.ts'
import { useRoDictionaries } from './ro-dictionaries.ts'

/** Shows causes and actions of one cycle, read-only. */
export function CycleView({ cycle, title }: { readonly cycle: RoCycle; readonly title: string }) {
  const texts = useTexts(RO_TEXTS).plan
  const { causes, measures } = cycle
  return (
    <Section title={title}>
      <h3 className="sq-cycle-part">{texts.causes}</h3>
      {causes.length === 0 ? (
        <Faint>{texts.noCauses}</Faint>
      ) : (
        <ol className="sq-numbered">
          {causes.map(cause => (
            <CauseView key={cause.statement} cause={cause} />
          ))}
        </ol>
      )}
      <h3 className="sq-cycle-part">{texts.measures}</h3>
      {measures.length === 0 ? (
        <Faint>{texts.noMeasures}</Faint>
      ) : (
        <ol className="sq-numbered">
          {measures.map(measure => (
            <MeasureView key={measure.id} measure={measure} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function CauseView({ cause }: { readonly cause: RootCause }) {
  const texts = useTexts(RO_TEXTS).plan
  const dictionaries = useRoDictionaries()
  return (
    <li>
      <p>{cause.statement}</p>
      <NoteList
        items={[
          { label: texts.category, value: dictionaries.label('ROOT_CAUSE_CAT', cause.category) },
          { label: texts.method, value: dictionaries.label('RCA_METHOD', cause.method) },
          { label: texts.whysRead, value: cause.whys.join(' → ') },
        ]}
      />
    </li>
  )
}

function MeasureView({ measure }: { readonly measure: RoMeasure }) {
  const texts = useTexts(RO_TEXTS)
  const kinds = useTexts(MEASURE_KIND_TEXTS)
  const { cause, evidence } = measure
  return (
    <li>
      <p>
        {measure.description} <MeasureState status={measure.status} />
      </p>
      <NoteList
        items={[
          { label: texts.plan.kind, value: kinds[measure.kind] },
          {
            label: texts.plan.forCause,
            value: cause === null ? '' : fillText(texts.plan.cause, { n: String(cause) }),
          },
          { label: texts.plan.owner, value: measure.owner.name },
          { label: texts.plan.due, value: measure.due ?? '' },
          { label: texts.progress.doneDate, value: measure.doneDate ?? '' },
          { label: texts.progress.doneRemark, value: measure.doneRemark },
          {
            label: texts.progress.evidenceRead,
            value: evidence.length > 0 && (
              <FileFacts
                label={fillText(texts.progress.evidence, { n: String(measure.seq) })}
                files={evidence}
              />
            ),
          },
        ]}
      />
    </li>
  )
}
