import { useTexts } from '@apron/sdk'
import type { StatusProps } from '@apron/ui/status'
import { Mono } from '@apron/ui/text'
import type { ReactNode } from 'react'
import type { CheckItem } from '../../contract/check-order.entities.ts'
import { type CheckResult, METHOD_TEXTS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './item-words.ts'

/** What a result means at a glance. */
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
