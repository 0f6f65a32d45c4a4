import { expect, it } from 'vitest'
import { noticeState } from './notice-state.ts'

const now = new Date('2026-03-01T00:00:00Z')
const before = new Date('2026-02-28T23:59:59Z')
const later = new Date('2026-03-01T00:00:01Z')

it.each([
  ['draft', null, null],
  ['withdrawn', null, before],
  ['published', before, null],
  ['published', now, null],
  ['planned', later, null],
] as const)('[ADM-23] state of a notice: %s', (state, publishedAt, withdrawnAt) => {
  expect(noticeState({ publishedAt, withdrawnAt }, now)).toBe(state)
})
