import { fillText, type TextsOf } from '@apron/sdk'
import type { DRAFT_TEXTS } from './draft.texts.ts'

/** Returns a form value in words if the form itself defines none. */
export function formatValue(value: unknown, texts: TextsOf<typeof DRAFT_TEXTS>): string {
  if (value === null || value === undefined || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return fillText(texts.entries, { count: Object.keys(value).length })
  if (value.length === 0) return texts.empty
  const isPlain = value.every(each => typeof each === 'string' || typeof each === 'number')
  return isPlain ? value.join(texts.between) : fillText(texts.entries, { count: value.length })
}
