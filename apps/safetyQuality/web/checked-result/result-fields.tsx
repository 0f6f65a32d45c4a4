import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { fillText, useFiles, useHost, useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, NumberField, TextAreaField } from '@apron/ui/fields'
import { UploadField } from '@apron/ui/upload-field'
import type { CheckItem, Finding, ItemResult, MeasuredValue } from '../../contract/check-order.entities.ts'
import { NO_FINDING } from '../../contract/rules/results.ts'
import { measuredVerdict } from '../../contract/rules/submit-problems.ts'
import { CHECK_LIMITS, FINDING_LEVELS, MEASURED_MAX } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './item-words.ts'

interface MeasuredFieldsProps {
  readonly item: CheckItem
  readonly error: string | null
  readonly onChange: (measured: MeasuredValue[]) => void
}

/** A number with its unit for each thing that is measured; limits below, and at once whether they are kept. */
export function MeasuredFields({ item, error, onChange }: MeasuredFieldsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const { measured } = item.result
  const put = (unit: string, value: number | null) => {
    const others = measured.filter(each => each.unit !== unit)
    onChange(value === null ? others : [...others, { unit, value }])
  }
  return (
    <div className="sq-measures">
      {item.measures.map(measure => {
        const verdict = measuredVerdict(measure, measured)
        const limits = limitsText(measure, texts)
        const outside = verdict === 'outside' ? `${texts.outside} · ${limits}` : null
        return (
          <NumberField
            key={measure.unit}
            label={fillText(texts.measured, { unit: measure.unit })}
            precision={2}
            min={-MEASURED_MAX}
            max={MEASURED_MAX}
            value={measured.find(each => each.unit === measure.unit)?.value ?? null}
            hint={outside === null ? limits : undefined}
            error={verdict === 'within' ? null : (error ?? outside)}
            onChange={value => put(measure.unit, value)}
          />
        )
      })}
    </div>
  )
}

interface FindingFieldsProps {
  readonly finding: Finding | null
  readonly required: boolean
  /** A finding on a critical item is at least level 2. */
  readonly critical: boolean
  readonly levelError: string | null
  readonly descriptionError: string | null
  readonly onChange: (finding: Finding) => void
}

/** Level, description and first measures of a finding. */
export function FindingFields(props: FindingFieldsProps) {
  const { required, critical, levelError, descriptionError, onChange } = props
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const finding = props.finding ?? NO_FINDING
  const dictionaries = useCheckDictionaries()
  const change = (part: Partial<Finding>) => onChange({ ...finding, ...part })
  return (
    <div className="sq-finding">
      <ChoiceField
        label={texts.level}
        required={required}
        error={levelError}
        value={finding.level}
        options={FINDING_LEVELS.map(value => ({
          value,
          label: dictionaries.label('FINDING_LEVEL', value),
          disabled: critical && required && value === '3',
        }))}
        onChange={level => change({ level })}
      />
      <DateField
        label={texts.suggestDue}
        value={finding.suggestDue}
        onChange={suggestDue => change({ suggestDue })}
      />
      <TextAreaField
        label={texts.description}
        rows={2}
        maxLength={CHECK_LIMITS.findingMax}
        required={required}
        value={finding.description}
        error={descriptionError}
        onChange={description => change({ description })}
      />
      <TextAreaField
        label={texts.containment}
        rows={2}
        maxLength={CHECK_LIMITS.containment}
        value={finding.containment}
        onChange={containment => change({ containment })}
      />
    </div>
  )
}

interface PhotosFieldProps {
  /** Key of the draft that the order is typed into. */
  readonly draft: string
  readonly seq: number
  readonly photos: ItemResult['photos']
  readonly required: boolean
  readonly error: string | null
  readonly onChange: (photos: ItemResult['photos']) => void
}

/** The photos of one item. They belong to the order once it is saved. */
export function PhotosField({ draft, seq, photos, required, error, onChange }: PhotosFieldProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const host = useHost()
  const files = useFiles(draft)
  return (
    <UploadField
      waiting={files.waiting}
      label={fillText(texts.photosOf, { seq: String(seq) })}
      required={required}
      error={error}
      accept={IMAGE_EXTENSIONS}
      maxFiles={CHECK_LIMITS.photos}
      maxBytes={FILE_LIMIT_BYTES}
      files={photos}
      send={files.upload}
      load={files.read}
      onChange={next => onChange([...next])}
      onArrived={() => host.toast('success', texts.uploaded)}
      onOpen={files.preview}
    />
  )
}
