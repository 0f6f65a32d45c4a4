import type { FieldValues } from '@apron/contract/records/fields'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { PartDraft } from '@apron/pages/draft'
import { ConflictAlert } from '@apron/pages/record'
import { heldFields, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { ChoiceField, NumberField, TileChoice } from '@apron/ui/fields'
import { memo, useState } from 'react'
import type { CheckItem, ItemResult } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS, type CheckOrderErrorName } from '../../contract/checks/check-order.errors.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { flatResult } from '../../contract/rules/checks/results.ts'
import { measuredVerdict } from '../../contract/rules/checks/submit-problems.ts'
import { CHECK_RESULTS, FINDING_LEVELS, MEASURED_MAX } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { isResult, type OrderPart, withPart } from './draft.ts'
import { ItemHead, RESULT_MEANINGS } from './item-reading.tsx'
import { limitsText, useResultSummary } from './item-words.ts'

/** Inputs that mark a problem. */
const PLACES: Readonly<Partial<Record<CheckOrderErrorName, string>>> = {
  noResult: 'result',
  measuredMissing: 'measured',
  outOfLimits: 'measured',
  levelMissing: 'level',
  levelTooLow: 'level',
  descriptionMissing: 'description',
  photoMissing: 'photos',
  remarkMissing: 'remark',
}

interface ItemEditorProps extends Pick<PartDraft<OrderPart>, 'change' | 'keepOwn' | 'takeTheirs'> {
  /** Key of the order's draft. */
  readonly draft: string
  readonly item: CheckItem
  /** Problem that blocks submission, or null if there is none or nobody has tried to submit. */
  readonly problem: CheckOrderErrorName | null
  /** The item as a colleague saved it in the meantime, or null. */
  readonly theirs: CheckItem | null
}

/** Editor of one item. Below it opens only what the result needs. */
export const ItemEditor = memo(function ItemEditor(props: ItemEditorProps) {
  const { draft, item, problem, theirs } = props
  const summary = useResultSummary()
  const words = useRecordWords(itemResult)
  const { item: texts, itemConflict } = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const [wantsRemark, setWantsRemark] = useState(false)
  const { result } = item
  const seq = String(item.seq)
  const place = problem === null ? undefined : PLACES[problem]
  const error = problem === null ? '' : fillText(CHECK_ORDER_ERRORS[problem][language], { seq })
  const label = (name: string) => fillText(name === 'photos' ? texts.photosOf : words.label(name), { seq })
  const change = (part: FieldValues) =>
    props.change(item.id, before => (isResult(before) ? withPart(before, part) : before))
  const form = heldFields(
    itemResult,
    { label },
    {
      values: { ...flatResult(result), critical: item.critical },
      onChange: change,
      wrong: new Map(place === undefined ? [] : [[place, error]]),
    },
  )

  const isFound = result.result === 'NC' || result.result === 'OBS'
  const isMeasured = (isFound || result.result === 'C') && item.measures.length > 0
  const saved = theirs?.saved
  const conflictTitle = saved
    ? fillText(itemConflict.item, { seq, name: saved.by.name, time: wireMinute(saved.at) })
    : fillText(itemConflict.itemBySomebody, { seq })
  const isRemarked = wantsRemark || result.remark !== '' || result.result === 'NI'
  // Existing photos stay visible, also when the result no longer requires any.
  const below = [
    ...(isFound || result.photos.length > 0 ? ['photos'] : []),
    ...(isRemarked ? ['remark'] : []),
  ]
  return (
    <li className="sq-item" data-item={item.id} data-open={result.result === null || undefined}>
      <ItemHead
        item={item}
        action={
          isRemarked ? null : <TextButton onClick={() => setWantsRemark(true)}>{texts.addRemark}</TextButton>
        }
      />
      <div className="sq-item-choice">
        <TileChoice
          label={label('result')}
          value={result.result}
          error={place === 'result' ? error : null}
          options={CHECK_RESULTS.map(value => ({
            value,
            label: words.format('result', { result: value }),
            meaning: RESULT_MEANINGS[value],
          }))}
          onChange={value => change({ result: value })}
        />
      </div>
      {(theirs !== null || isMeasured || below.length > 0) && (
        <div className="sq-item-more">
          {theirs !== null && (
            <ConflictAlert
              title={conflictTitle}
              theirs={summary(theirs.result)}
              own={summary(result)}
              onKeepOwn={() => props.keepOwn(item.id)}
              onTakeTheirs={() => props.takeTheirs(item.id)}
            />
          )}
          {isMeasured && (
            <MeasuredFields
              item={item}
              error={place === 'measured' ? error : undefined}
              onChange={measured => change({ measured })}
            />
          )}
          {isFound && (
            <div className="sq-finding">
              <ChoiceField
                {...form.field('level')}
                required={result.result === 'NC'}
                value={result.finding?.level ?? null}
                options={FINDING_LEVELS.map(value => ({
                  value,
                  label: words.format('level', { level: value }),
                  // A finding on a critical item is at least level 2.
                  disabled: item.critical && result.result === 'NC' && value === '3',
                }))}
              />
              <RecordFields
                record={itemResult}
                form={form}
                names={['suggestDue', 'description', 'containment']}
              />
            </div>
          )}
          <RecordFields record={itemResult} form={form} names={below} draft={draft} />
        </div>
      )}
    </li>
  )
})

interface MeasuredFieldsProps {
  readonly item: CheckItem
  readonly error: string | undefined
  readonly onChange: (measured: ItemResult['measured']) => void
}

/** Shows a number field with unit and limits for each measurement, and whether the value is within them. */
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
