import { expect, test } from 'vitest'
import { DETAIL_TEXTS } from './detail/detail.texts.ts'
import { COLUMN_LABELS, LIST_TEXTS } from './list/list.texts.ts'
import { manifest } from './manifest.config.ts'

/** All texts of the application. Add new text tables here. */
const TEXTS = { LIST_TEXTS, COLUMN_LABELS, DETAIL_TEXTS, pages: manifest.pages }

interface Pair {
  readonly path: string
  readonly zh: string
  readonly en: string
}

function pairs(value: unknown, path: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value) return [{ path, zh: String(value.zh), en: String(value.en) }]
  return Object.entries(value).flatMap(([key, child]) => pairs(child, `${path}.${key}`))
}

const braces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(pairs(TEXTS, ''))('$path exists in both languages, with the same placeholders', ({ zh, en }) => {
  expect(zh.trim()).not.toBe('')
  expect(en.trim()).not.toBe('')
  expect(zh).toMatch(/[\u4e00-\u9fff]/)
  expect(en).not.toMatch(/[\u4e00-\u9fff]/)
  expect(braces(zh)).toEqual(braces(en))
})
