import { PersonField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { TextAreaField } from '@apron/ui/fields'
import { Lines } from '@apron/ui/lines'
import { SelectField } from '@apron/ui/select'
import type { MeasureDraft } from '../../../contract/rectifications/rectification.entities.ts'
import {
  MEASURE_KIND_TEXTS,
  MEASURE_KINDS,
  RO_LIMITS,
} from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'

const NEW_MEASURE: MeasureDraft = { kind: 'CORRECTIVE', cause: 1, description: '', owner: '', due: null }
/** Option value for an action without a cause. */
const NO_CAUSE = '0'

interface MeasureLinesProps {
  readonly measures: readonly MeasureDraft[]
  /** Number of causes to choose from. */
  readonly causes: number
  /** Error about all lines. */
  readonly error: string | undefined
  readonly onChange: (measures: MeasureDraft[]) => void
}

/** Edits the actions, one per line. */
export function MeasureLines({ measures, causes, error, onChange }: MeasureLinesProps) {
  const texts = useTexts(RO_TEXTS).plan
  const change = (index: number, part: Partial<MeasureDraft>) =>
    onChange(measures.map((measure, at) => (at === index ? { ...measure, ...part } : measure)))
  return (
    <Lines
      title={texts.measures}
      lines={measures}
      max={RO_LIMITS.measures}
      error={error}
      empty={texts.noMeasures}
      words={{
        add: texts.addMeasure,
        line: n => fillText(texts.measure, { n: String(n) }),
        remove: n => fillText(texts.removeMeasure, { n: String(n) }),
      }}
      onAdd={() => onChange([...measures, NEW_MEASURE])}
      onRemove={index => onChange(measures.toSpliced(index, 1))}
    >
      {(measure, index) => (
        <MeasureLine measure={measure} causes={causes} onChange={part => change(index, part)} />
      )}
    </Lines>
  )
}

interface MeasureLineProps {
  readonly measure: MeasureDraft
  readonly causes: number
  readonly onChange: (part: Partial<MeasureDraft>) => void
}

function MeasureLine({ measure, causes, onChange }: MeasureLineProps) {
  const texts = useTexts(RO_TEXTS).plan
  const kinds = useTexts(MEASURE_KIND_TEXTS)
  const causeOptions = [
    { value: NO_CAUSE, label: texts.noCause },
    ...Array.from({ length: causes }, (_, index) => ({
      value: String(index + 1),
      label: fillText(texts.cause, { n: String(index + 1) }),
    })),
  ]
  return (
    <>
      <SelectField
        label={texts.kind}
        value={measure.kind}
        options={MEASURE_KINDS.map(value => ({ value, label: kinds[value] }))}
        onChange={value => {
          const kind = MEASURE_KINDS.find(each => each === value) ?? measure.kind
          onChange(kind === 'CORRECTIVE' ? { kind } : { kind, cause: null })
        }}
      />
      <SelectField
        label={texts.forCause}
        required={measure.kind === 'CORRECTIVE'}
        value={String(measure.cause ?? NO_CAUSE)}
        options={causeOptions}
        onChange={value => onChange({ cause: value === NO_CAUSE ? null : Number(value) })}
      />
      <PersonField
        label={texts.owner}
        required
        value={measure.owner === '' ? null : measure.owner}
        onChange={owner => onChange({ owner: owner ?? '' })}
      />
      <DateField label={texts.due} required value={measure.due} onChange={due => onChange({ due })} />
      <div className="ap-line-wide">
        <TextAreaField
          label={texts.description}
          required
          rows={2}
          maxLength={RO_LIMITS.measure}
          value={measure.description}
          onChange={description => onChange({ description })}
        />
      </div>
    </>
  )
}
