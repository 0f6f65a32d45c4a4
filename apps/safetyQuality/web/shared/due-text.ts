import { fillText, type TextsOf } from '@apron/sdk'
import type { DUE_TEXTS } from './status.texts.ts'

/** Days until the planned end in words. */
export function dueText(dueInDays: number, texts: TextsOf<typeof DUE_TEXTS>): string {
  if (dueInDays < 0) return fillText(texts.overdue, { n: String(-dueInDays) })
  if (dueInDays === 0) return texts.today
  return dueInDays === 1 ? texts.tomorrow : fillText(texts.soon, { n: String(dueInDays) })
}
