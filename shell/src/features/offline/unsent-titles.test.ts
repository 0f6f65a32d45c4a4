import { pickTexts } from '@apron/contract/texts/pick-texts'
import { expect, it } from 'vitest'
import { leavingTexts } from './leaving.texts.ts'
import { unsentTitles } from './unsent-titles.ts'

const titled = (...titles: string[]) => titles.map(title => ({ title }))

it.each([
  [titled('A'), 'A', 'A'],
  [titled('A', 'B', 'A'), 'A, B', 'A、B'],
  [titled('A', 'B', 'C', 'D'), 'A, B, C and others, 4 in all', 'A、B、C 等 4 项'],
])('[DRF-04] lists the titles of %j', (drafts, en, zh) => {
  expect(unsentTitles(drafts, pickTexts(leavingTexts, 'en'))).toBe(en)
  expect(unsentTitles(drafts, pickTexts(leavingTexts, 'zh'))).toBe(zh)
})
