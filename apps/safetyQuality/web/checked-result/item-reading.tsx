import { FileFacts, useRecordWords } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { NoteList } from '@apron/ui/description-list'
import { Status, type StatusProps } from '@apron/ui/status'
import { Faint, Mono } from '@apron/ui/text'
import type { ReactNode } from 'react'
import type { CheckItem } from '../../contract/checks/check-order.entities.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { flatResult } from '../../contract/rules/checks/results.ts'
import { measuredVerdict } from '../../contract/rules/checks/submit-problems.ts'
import { type CheckResult, METHOD_TEXTS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './item-words.ts'

export const RESULT_MEANINGS = {
  C: 'green',
  NC: 'amber',
  OBS: 'info',
  NA: 'neutral',
  NI: 'neutral',
} as const satisfies Record<CheckResult, StatusProps['meaning']>

interface ItemHeadProps {
  readonly item: CheckItem
  /** Shown at the end of the small print. */
  readonly action?: ReactNode
}

/** Shows number and text of an item, and below them in small print how to check it. */
export function ItemHead({ item, action }: ItemHeadProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const methods = useTexts(METHOD_TEXTS)
  const hints = [
    item.sampleSize > 0 ? `${methods[item.method]} ×${item.sampleSize}` : methods[item.method],
    ...item.measures.map(measure => limitsText(measure, texts)),
  ].filter(hint => hint !== '')
  return (
    <div className="sq-item-head">
      <span className="sq-item-seq">{item.seq}</span>
      <div>
        <p>{item.text}</p>
        <div className="sq-item-hints">
          {item.critical && <strong className="sq-critical">{texts.critical}</strong>}
          {hints.map(hint => (
            <span key={hint}>{hint}</span>
          ))}
          <Mono>{item.basisRef}</Mono>
          {action}
        </div>
      </div>
    </div>
  )
}

/** Described fields shown below an item. */
const NOTES = ['level', 'description', 'containment', 'suggestDue', 'remark']

export function ItemReading({ item }: { readonly item: CheckItem }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const words = useRecordWords(itemResult)
  const { result, measured, photos } = item.result
  const values = flatResult(item.result)
  const notes = [
    ...item.measures.map(measure => {
      const value = measured.find(each => each.unit === measure.unit)?.value
      const outside = measuredVerdict(measure, measured) === 'outside' ? ` · ${texts.outside}` : ''
      const label = fillText(texts.measured, { unit: measure.unit })
      return { label, value: value === undefined ? '' : `${value} ${measure.unit}${outside}` }
    }),
    ...NOTES.map(name => ({ label: words.label(name), value: words.format(name, values) })),
    {
      label: words.label('photos'),
      value: photos.length > 0 && (
        <FileFacts label={fillText(texts.photosOf, { seq: String(item.seq) })} files={photos} />
      ),
    },
  ]

  return (
    <li className="sq-item sq-item-reading">
      <ItemHead item={item} />
      <div className="sq-item-result">
        {result === null ? (
          <Faint>{texts.noResult}</Faint>
        ) : (
          <Status meaning={values.level === '1' ? 'red' : RESULT_MEANINGS[result]}>
            {words.format('result', values)}
          </Status>
        )}
      </div>
      <NoteList items={notes} />
    </li>
  )
}
