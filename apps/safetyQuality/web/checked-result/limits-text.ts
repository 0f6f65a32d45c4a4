import { fillText, type TextsOf } from '@apron/sdk'
import type { Measure } from '../../contract/check-order.entities.ts'
import type { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** The limits of a measured value in words; empty when it has none. */
export function limitsText(
  { unit, min, max }: Measure,
  texts: TextsOf<typeof CHECKED_RESULT_TEXTS.item>,
): string {
  if (min === null && max === null) return ''
  const values = { unit, min: String(min), max: String(max) }
  if (max === null) return fillText(texts.atLeast, values)
  return fillText(min === null ? texts.atMost : texts.between, values)
}
