import type { FieldValues } from '@apron/contract/records/fields'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { PartForm } from '@apron/pages/draft'
import { ConflictAlert } from '@apron/pages/record'
import { controlledFields, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { ChoiceField, NumberField, TileChoice } from '@apron/ui/fields'
import { FormFields, FormWide } from '@apron/ui/form'
import { memo, useState } from 'react'
import type { CheckItem } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS, type CheckOrderErrorName } from '../../contract/checks/check-order.errors.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { flatResult } from '../../contract/rules/checks/results.ts'
import { measuredVerdict } from '../../contract/rules/checks/submit-problems.ts'
import { CHECK_RESULTS, FINDING_LEVELS, MEASURED_MAX } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { isResult, type OrderPart, withPart } from './draft.ts'
import { ItemHead, RESULT_MEANINGS } from './item-view.tsx'
import { limitsText, useResultSummary } from './item-words.ts'

/** Field that shows each problem. */
const PROBLEM_FIELDS: Readonly<Partial<Record<CheckOrderErrorName, string>>> = {
  noResult: 'result',
  measuredMissing: 'measured',
  outOfLimits: 'measured',
  levelMissing: 'level',
  levelTooLow: 'level',
  descriptionMissing: 'description',
  photoMissing: 'photos',
  remarkMissing: 'remark',
}

interface ItemEditorProps extends Pick<PartForm<OrderPart, unknown>, 'change' | 'keepOwn' | 'takeTheirs'> {
  /** Key of the order's draft. */
  readonly draft: string
  readonly item: CheckItem
  /** Problem that blocks submission, once somebody has tried to submit. */
  readonly problem: CheckOrderErrorName | undefined
  /** The item as a colleague saved it in the meantime. */
  readonly theirs: CheckItem | undefined
}

/** Editor of one item. Shows only the fields that its result needs. */
export const ItemEditor = memo(function ItemEditor(props: ItemEditorProps) {
  const { draft, item, problem, theirs } = props
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const words = useRecordWords(itemResult)
  const summary = useResultSummary()
  const [wantsRemark, setWantsRemark] = useState(false)
  const { id, seq, critical, result } = item
  const change = (part: FieldValues) =>
    props.change(id, before => (isResult(before) ? withPart(before, part) : before))
  const label = (name: string) =>
    fillText(name === 'photos' ? texts.item.photosOf : words.label(name), { seq })
  const wrong = new Map<string, string>()
  if (problem !== undefined)
    wrong.set(PROBLEM_FIELDS[problem] ?? '', fillText(CHECK_ORDER_ERRORS[problem][language], { seq }))
  const values = { ...flatResult(result), critical }
  const form = controlledFields(itemResult, { label }, { values, onChange: change, wrong })

  const isNonconforming = result.result === 'NC'
  const hasFinding = isNonconforming || result.result === 'OBS'
  const showsMeasured = hasFinding || result.result === 'C'
  const showsRemark = wantsRemark || result.remark !== '' || result.result === 'NI'
  const visibleFields = [
    ...(hasFinding ? ['suggestDue', 'description', 'containment'] : []),
    // Existing photos stay visible, also when the result no longer requires any.
    ...(hasFinding || result.photos.length > 0 ? ['photos'] : []),
    ...(showsRemark ? ['remark'] : []),
  ]
  return (
    <li className="sq-item" data-item={id}>
      <ItemHead
        item={item}
        action={
          !showsRemark && <TextButton onClick={() => setWantsRemark(true)}>{texts.item.addRemark}</TextButton>
        }
      />
      <div className="sq-item-choice">
        <TileChoice
          {...form.field('result')}
          value={result.result}
          options={CHECK_RESULTS.map(value => ({
            value,
            label: words.format('result', { result: value }),
            meaning: RESULT_MEANINGS[value],
          }))}
        />
      </div>
      <FormFields>
        {theirs !== undefined && (
          <FormWide>
            <ConflictAlert
              title={fillText(theirs.saved ? texts.itemConflict.item : texts.itemConflict.itemBySomebody, {
                seq,
                name: theirs.saved?.by.name ?? '',
                time: wireMinute(theirs.saved?.at ?? null),
              })}
              theirs={summary(theirs.result)}
              own={summary(result)}
              onKeepOwn={() => props.keepOwn(id)}
              onTakeTheirs={() => props.takeTheirs(id)}
            />
          </FormWide>
        )}
        {showsMeasured && <MeasuredFields item={item} error={wrong.get('measured')} onChange={change} />}
        {hasFinding && (
          <ChoiceField
            {...form.field('level')}
            required={isNonconforming}
            value={values.level}
            options={FINDING_LEVELS.map(value => ({
              value,
              label: words.format('level', { level: value }),
              // A finding on a critical item is at least level 2.
              disabled: critical && isNonconforming && value === '3',
            }))}
          />
        )}
        <RecordFields record={itemResult} form={form} names={visibleFields} draft={draft} />
      </FormFields>
    </li>
  )
})

interface MeasuredFieldsProps {
  readonly item: CheckItem
  readonly error: string | undefined
  readonly onChange: (part: FieldValues) => void
}

/** Shows a number field with unit and limits for each measurement, and whether the value is within them. */
function MeasuredFields({ item: { measures, result }, error, onChange }: MeasuredFieldsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const { measured } = result
  return measures.map(measure => {
    const { unit } = measure
    const others = measured.filter(each => each.unit !== unit)
    const limits = limitsText(measure, texts)
    const verdict = measuredVerdict(measure, measured)
    const outside = verdict === 'outside' ? `${texts.outside} · ${limits}` : undefined
    return (
      <NumberField
        key={unit}
        label={fillText(texts.measured, { unit })}
        precision={2}
        min={-MEASURED_MAX}
        max={MEASURED_MAX}
        value={measured.find(each => each.unit === unit)?.value ?? null}
        hint={outside === undefined ? limits : undefined}
        error={verdict === 'within' ? undefined : (error ?? outside)}
        onChange={value => onChange({ measured: value === null ? others : [...others, { unit, value }] })}
      />
    )
  })
}
