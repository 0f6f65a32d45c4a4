import { pickTexts } from '@apron/contract/texts/pick-texts'
import { expect, it } from 'vitest'
import { draftTitle, typedAt } from './draft-words.ts'
import { leavingTexts } from './leaving.texts.ts'
import { unsentTitles } from './unsent-titles.ts'

const titled = (...titles: string[]) => titles.map(title => ({ title }))

it.each([
  [titled('A'), 'A', 'A'],
  [titled('A', 'B', 'A'), 'A, B', 'A、B'],
  [titled('A', 'B', 'C', 'D'), 'A, B, C and others, 4 in all', 'A、B、C 等 4 项'],
])('%j is said', (drafts, en, zh) => {
  expect(unsentTitles(drafts, pickTexts(leavingTexts, 'en'))).toBe(en)
  expect(unsentTitles(drafts, pickTexts(leavingTexts, 'zh'))).toBe(zh)
})

it.each([
  ['Users', 'Add a user', 'Users · Add a user'],
  ['Users', 'Users', 'Users'],
  ['Users', '', 'Users'],
  ['', 'Add a user', 'Add a user'],
])('the form %j › %j is called %s', (tab, form, title) => {
  expect(draftTitle(tab, form)).toBe(title)
})

it('the time is that of the sites', () => {
  expect(typedAt(Date.parse('2026-03-01T16:05:59Z'))).toBe('2026-03-02 00:05')
})
