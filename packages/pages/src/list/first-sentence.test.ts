import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it.each([
  ['本页列出工具。按类别筛选。', '本页列出工具。'],
  ['Tools of ver. 1.2, by class. Filter them.', 'Tools of ver.'],
  ['Tools of 1.2 m. Filter them.', 'Tools of 1.2 m.'],
  ['One without an end', 'One without an end'],
  ['', ''],
])('returns from %j the first sentence %j', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
