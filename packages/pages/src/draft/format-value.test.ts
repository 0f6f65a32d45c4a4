import { pickTexts } from '@apron/sdk'
import { expect, it } from 'vitest'
import { DRAFT_TEXTS } from './draft.texts.ts'
import { formatValue } from './format-value.ts'

it.each([
  [null, '(empty)', '（空）'],
  [undefined, '(empty)', '（空）'],
  ['', '(empty)', '（空）'],
  [[], '(empty)', '（空）'],
  [true, 'Yes', '是'],
  [false, 'No', '否'],
  [0, '0', '0'],
  ['机库', '机库', '机库'],
  [['a', 'b'], 'a, b', 'a、b'],
  [[{ a: 1 }, { a: 2 }], '2 entries', '2 项'],
  [{ a: 1 }, '1 entries', '1 项'],
])('formats %j as %s and %s', (value, en, zh) => {
  expect(formatValue(value, pickTexts(DRAFT_TEXTS, 'en'))).toBe(en)
  expect(formatValue(value, pickTexts(DRAFT_TEXTS, 'zh'))).toBe(zh)
})
