import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { ConflictAlert } from '@apron/pages/record'
import { FilesField } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, NumberField, TextAreaField, TileChoice } from '@apron/ui/fields'
import { memo, useState } from 'react'
import type { CheckItem, Finding, ItemResult, MeasuredValue } from '../../contract/check-order.entities.ts'
import { CHECK_ORDER_ERRORS, type CheckOrderErrorName } from '../../contract/check-order.errors.ts'
import { NO_FINDING } from '../../contract/rules/results.ts'
import { measuredVerdict } from '../../contract/rules/submit-problems.ts'
import { CHECK_LIMITS, CHECK_RESULTS, FINDING_LEVELS, MEASURED_MAX } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { ItemHead, RESULT_MEANINGS } from './item-reading.tsx'
import { limitsText, useResultSummary } from './item-words.ts'

const PHOTOS = { accept: IMAGE_EXTENSIONS, max: CHECK_LIMITS.photos }

interface ItemEditorProps {
  /** Key of the draft that the order is typed into. */
  readonly draft: string
  readonly item: CheckItem
  /** What keeps the item from being submitted; null while nobody has tried, or nothing does. */
  readonly problem: CheckOrderErrorName | null
  readonly onChange: (itemId: string, change: Partial<ItemResult>) => void
  /** The item as a colleague saved it in the meantime; null if nobody did. */
  readonly theirs: CheckItem | null
  readonly onKeepOwn: (itemId: string) => void
  readonly onTakeTheirs: (itemId: string) => void
}

/** One item as the inspector works on it: what the result needs opens below it, nothing else. */
export const ItemEditor = memo(function ItemEditor(props: ItemEditorProps) {
  const { draft, item, problem, onChange, theirs, onKeepOwn, onTakeTheirs } = props
  const words = useResultSummary()
  const { item: texts, itemConflict } = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const dictionaries = useCheckDictionaries()
  const [wantsRemark, setWantsRemark] = useState(false)
  const { result } = item
  const change = (part: Partial<ItemResult>) => onChange(item.id, part)
  const errorOf = (...names: readonly CheckOrderErrorName[]) =>
    problem !== null && names.includes(problem)
      ? fillText(CHECK_ORDER_ERRORS[problem][language], { seq: String(item.seq) })
      : null

  const titleOf = ({ saved, seq }: CheckItem) =>
    saved === null
      ? fillText(itemConflict.itemBySomebody, { seq })
      : fillText(itemConflict.item, { seq, name: saved.by.name, time: wireMinute(saved.at) })

  const judged = result.result === 'C' || result.result === 'NC' || result.result === 'OBS'
  const found = result.result === 'NC' || result.result === 'OBS'
  // Photos that are there stay in sight, also when the result no longer asks for any.
  const photosShown = found || result.photos.length > 0
  const measuring = judged && item.measures.length > 0
  const remarkShown = wantsRemark || result.remark !== '' || result.result === 'NI'
  return (
    <li className="sq-item" data-item={item.id} data-open={result.result === null || undefined}>
      <ItemHead
        item={item}
        action={
          remarkShown ? null : <TextButton onClick={() => setWantsRemark(true)}>{texts.addRemark}</TextButton>
        }
      />
      <div className="sq-item-choice">
        <TileChoice
          label={fillText(texts.result, { seq: String(item.seq) })}
          value={result.result}
          error={errorOf('noResult')}
          options={CHECK_RESULTS.map(value => ({
            value,
            label: dictionaries.label('CHECK_RESULT', value),
            meaning: RESULT_MEANINGS[value],
          }))}
          onChange={choice => change({ result: choice })}
        />
      </div>
      {(theirs !== null || measuring || photosShown || remarkShown) && (
        <div className="sq-item-more">
          {theirs !== null && (
            <ConflictAlert
              title={titleOf(theirs)}
              theirs={words(theirs.result)}
              own={words(result)}
              onKeepOwn={() => onKeepOwn(item.id)}
              onTakeTheirs={() => onTakeTheirs(item.id)}
            />
          )}
          {measuring && (
            <MeasuredFields
              item={item}
              error={errorOf('measuredMissing', 'outOfLimits')}
              onChange={measured => change({ measured })}
            />
          )}
          {found && (
            <FindingFields
              finding={result.finding}
              required={result.result === 'NC'}
              critical={item.critical}
              levelError={errorOf('levelMissing', 'levelTooLow')}
              descriptionError={errorOf('descriptionMissing')}
              onChange={finding => change({ finding })}
            />
          )}
          {photosShown && (
            <FilesField
              label={fillText(texts.photosOf, { seq: String(item.seq) })}
              field={PHOTOS}
              draft={draft}
              files={result.photos}
              required={item.critical && result.result === 'NC'}
              error={errorOf('photoMissing')}
              onChange={photos => change({ photos })}
            />
          )}
          {remarkShown && (
            <TextAreaField
              label={texts.remark}
              rows={2}
              maxLength={CHECK_LIMITS.remark}
              required={result.result === 'NI'}
              value={result.remark}
              error={errorOf('remarkMissing')}
              onChange={remark => change({ remark })}
            />
          )}
        </div>
      )}
    </li>
  )
})

interface MeasuredFieldsProps {
  readonly item: CheckItem
  readonly error: string | null
  readonly onChange: (measured: MeasuredValue[]) => void
}

/** A number with its unit for each thing that is measured; limits below, and at once whether they are kept. */
function MeasuredFields({ item, error, onChange }: MeasuredFieldsProps) {
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
function FindingFields(props: FindingFieldsProps) {
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
