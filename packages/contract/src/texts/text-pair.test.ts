import { expect, it } from 'vitest'
import { textOf } from './text-pair.ts'

it.each([
  ['zh', 'Wrench', '扳手'],
  ['en', 'Wrench', 'Wrench'],
  ['en', '', '扳手'],
] as const)('returns the text in %s, or in Chinese if there is no English one: %o', (language, en, shown) => {
  expect(textOf({ zh: '扳手', en }, language)).toBe(shown)
})
