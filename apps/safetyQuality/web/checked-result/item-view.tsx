import { FileFacts, useRecordWords } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { NoteList } from '@apron/ui/description-list'
import { Status } from '@apron/ui/status'
import { Faint, Mono } from '@apron/ui/text'
import type { ReactNode } from 'react'
import type { CheckItem } from '../../contract/checks/check-order.entities.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { flatResult } from '../../contract/rules/checks/results.ts'
import { measuredVerdict } from '../../contract/rules/checks/submit-problems.ts'
import { METHOD_TEXTS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './item-words.ts'

export const RESULT_MEANINGS = { C: 'green', NC: 'amber', OBS: 'info', NA: 'neutral', NI: 'neutral' } as const

interface ItemHeadProps {
  readonly item: CheckItem
  /** Shown after the hints. */
  readonly action?: ReactNode
}

/** Shows number and text of an item, and below them hints on how to check it. */
export function ItemHead({ item, action }: ItemHeadProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const method = useTexts(METHOD_TEXTS)[item.method]
  const limits = item.measures.map(measure => limitsText(measure, texts))
  const hints = [item.sampleSize > 0 ? `${method} ×${item.sampleSize}` : method, ...limits]
  return (
    <>
      <Faint>{item.seq}</Faint>
      <div>
        <p>{item.text}</p>
        <div className="sq-item-hints">
          {item.critical && <Status meaning="neutral">{texts.critical}</Status>}
          {hints.filter(Boolean).map(hint => (
            <span key={hint}>{hint}</span>
          ))}
          <Mono>{item.basisRef}</Mono>
          {action}
        </div>
      </div>
    </>
  )
}

/** Described fields shown below an item. */
const NOTES = ['level', 'description', 'containment', 'suggestDue', 'remark']

export function ItemView({ item }: { readonly item: CheckItem }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const words = useRecordWords(itemResult)
  const { result, measured, photos } = item.result
  const values = flatResult(item.result)
  const photosLabel = fillText(texts.photosOf, { seq: item.seq })
  return (
    <li className="sq-item">
      <ItemHead item={item} />
      {result === null ? (
        <Faint>{texts.noResult}</Faint>
      ) : (
        <div>
          <Status meaning={values.level === '1' ? 'red' : RESULT_MEANINGS[result]}>
            {words.format('result', values)}
          </Status>
        </div>
      )}
      <NoteList
        items={[
          ...item.measures.map(measure => {
            const value = measured.find(({ unit }) => unit === measure.unit)
            const outside = measuredVerdict(measure, measured) === 'outside' ? ` · ${texts.outside}` : ''
            return {
              label: fillText(texts.measured, { unit: measure.unit }),
              value: value && `${value.value} ${value.unit}${outside}`,
            }
          }),
          ...NOTES.map(name => ({ label: words.label(name), value: words.format(name, values) })),
          {
            label: words.label('photos'),
            value: photos.length > 0 && <FileFacts label={photosLabel} files={photos} />,
          },
        ]}
      />
    </li>
  )
}
