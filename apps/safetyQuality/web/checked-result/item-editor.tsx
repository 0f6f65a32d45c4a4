import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { memo, useState } from 'react'
import type { CheckItem, ItemResult } from '../../contract/check-order.entities.ts'
import { CHECK_ORDER_ERRORS, type CheckOrderErrorName } from '../../contract/check-order.errors.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { FindingFields } from './finding-fields.tsx'
import { ItemHead } from './item-head.tsx'
import { MeasuredFields } from './measured-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import { ResultChoice } from './result-choice.tsx'

interface ItemEditorProps {
  readonly item: CheckItem
  /** What keeps the item from being submitted; null while nobody has tried, or nothing does. */
  readonly problem: CheckOrderErrorName | null
  readonly dictionaries: CheckDictionaries
  readonly onChange: (itemId: string, change: Partial<ItemResult>) => void
}

/** One item as the inspector works on it: what the result needs opens below it, nothing else. */
export const ItemEditor = memo(function ItemEditor({
  item,
  problem,
  dictionaries,
  onChange,
}: ItemEditorProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const language = useLanguage()
  const [wantsRemark, setWantsRemark] = useState(false)
  const { result } = item
  const change = (part: Partial<ItemResult>) => onChange(item.id, part)
  const errorOf = (...names: readonly CheckOrderErrorName[]) =>
    problem !== null && names.includes(problem)
      ? fillText(CHECK_ORDER_ERRORS[problem][language], { seq: String(item.seq) })
      : null

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
          remarkShown ? null : (
            <button type="button" className="sq-link" onClick={() => setWantsRemark(true)}>
              {texts.addRemark}
            </button>
          )
        }
      />
      <div className="sq-item-choice">
        <ResultChoice
          label={fillText(texts.result, { seq: String(item.seq) })}
          value={result.result}
          error={errorOf('noResult')}
          dictionaries={dictionaries}
          onChange={choice => change({ result: choice })}
        />
      </div>
      {(measuring || photosShown || remarkShown) && (
        <div className="sq-item-more">
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
              dictionaries={dictionaries}
              onChange={finding => change({ finding })}
            />
          )}
          {photosShown && (
            <PhotosField
              seq={item.seq}
              photos={result.photos}
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
