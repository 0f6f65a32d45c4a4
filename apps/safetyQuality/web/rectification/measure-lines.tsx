import { PersonField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { DateField } from '@apron/ui/date-fields'
import { TextAreaField } from '@apron/ui/fields'
import { IconPlus, IconTrash } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import type { MeasureDraft } from '../../contract/rectification.entities.ts'
import { MEASURE_KIND_TEXTS, MEASURE_KINDS, RO_LIMITS } from '../../contract/rectification.values.ts'
import { RO_TEXTS } from './rectification.texts.ts'

const NEW_MEASURE: MeasureDraft = { kind: 'CORRECTIVE', cause: 1, description: '', owner: '', due: null }
/** Of no cause: what is chosen among them then. */
const NO_CAUSE = '0'

interface MeasureLinesProps {
  readonly measures: readonly MeasureDraft[]
  /** How many causes there are to choose from. */
  readonly causes: number
  /** What is wrong with one of them, or with all together. */
  readonly error: string | undefined
  readonly onChange: (measures: MeasureDraft[]) => void
}

/** The actions, line by line. */
export function MeasureLines({ measures, causes, error, onChange }: MeasureLinesProps) {
  const texts = useTexts(RO_TEXTS).plan
  const change = (index: number, part: Partial<MeasureDraft>) =>
    onChange(measures.map((measure, at) => (at === index ? { ...measure, ...part } : measure)))
  return (
    <Section title={texts.measures} count={measures.length}>
      {measures.length === 0 && <p>{texts.noMeasures}</p>}
      <ol className="sq-lines" aria-label={texts.measures}>
        {measures.map((measure, index) => (
          // A line has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="sq-line">
            <MeasureLine
              measure={measure}
              number={index + 1}
              causes={causes}
              onChange={part => change(index, part)}
            />
            <span className="sq-line-moves">
              <IconButton
                label={fillText(texts.removeMeasure, { n: String(index + 1) })}
                icon={<IconTrash size={18} stroke={1.5} />}
                onClick={() => onChange(measures.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className="sq-lines-error" role="alert">
          {error}
        </p>
      )}
      <Button
        icon={<IconPlus size={18} stroke={1.5} />}
        disabled={measures.length >= RO_LIMITS.measures}
        onClick={() => onChange([...measures, NEW_MEASURE])}
      >
        {texts.addMeasure}
      </Button>
    </Section>
  )
}

interface MeasureLineProps {
  readonly measure: MeasureDraft
  readonly number: number
  readonly causes: number
  readonly onChange: (part: Partial<MeasureDraft>) => void
}

function MeasureLine({ measure, number, causes, onChange }: MeasureLineProps) {
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
    <fieldset className="sq-line-fields">
      <legend>{fillText(texts.measure, { n: String(number) })}</legend>
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
      <div className="sq-line-wide">
        <TextAreaField
          label={texts.description}
          required
          rows={2}
          maxLength={RO_LIMITS.measure}
          value={measure.description}
          onChange={description => onChange({ description })}
        />
      </div>
    </fieldset>
  )
}
