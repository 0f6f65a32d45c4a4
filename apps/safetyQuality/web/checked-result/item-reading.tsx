import { fillText, useFiles, useTexts } from '@apron/sdk'
import { NoteList } from '@apron/ui/description-list'
import { Photos } from '@apron/ui/photos'
import { Status, type StatusProps } from '@apron/ui/status'
import { Faint, Mono } from '@apron/ui/text'
import type { ReactNode } from 'react'
import type { CheckItem } from '../../contract/check-order.entities.ts'
import { measuredVerdict } from '../../contract/rules/submit-problems.ts'
import { type CheckResult, METHOD_TEXTS } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './item-words.ts'

/** Colour and shape of each result. */
export const RESULT_MEANINGS = {
  C: 'green',
  NC: 'amber',
  OBS: 'info',
  NA: 'neutral',
  NI: 'neutral',
} as const satisfies Record<CheckResult, StatusProps['meaning']>

interface ItemHeadProps {
  readonly item: CheckItem
  /** At the end of the small print. */
  readonly action?: ReactNode
}

/** Number and text of an item, and below in small print how it is checked. */
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
        <p className="sq-item-text">{item.text}</p>
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

/** One item as others read it. */
export function ItemReading({ item }: { readonly item: CheckItem }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const { result, measured, remark, finding, photos } = item.result
  const files = useFiles()
  const dictionaries = useCheckDictionaries()
  const levelOne = finding?.level === '1'
  const notes = [
    ...item.measures.map(measure => {
      const value = measured.find(each => each.unit === measure.unit)?.value
      const outside = measuredVerdict(measure, measured) === 'outside' ? ` · ${texts.outside}` : ''
      const label = fillText(texts.measured, { unit: measure.unit })
      return { label, value: value === undefined ? '' : `${value} ${measure.unit}${outside}` }
    }),
    { label: texts.level, value: finding?.level ? dictionaries.label('FINDING_LEVEL', finding.level) : '' },
    { label: texts.description, value: finding?.description },
    { label: texts.containment, value: finding?.containment },
    { label: texts.suggestDue, value: finding?.suggestDue },
    { label: texts.remark, value: remark },
    {
      label: texts.photos,
      value: photos.length > 0 && (
        <Photos
          label={fillText(texts.photosOf, { seq: String(item.seq) })}
          photos={photos}
          load={files.read}
          onOpen={files.preview}
        />
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
          <Status meaning={levelOne ? 'red' : RESULT_MEANINGS[result]}>
            {dictionaries.label('CHECK_RESULT', result)}
          </Status>
        )}
      </div>
      <div className="sq-item-notes">
        <NoteList items={notes} />
      </div>
    </li>
  )
}
