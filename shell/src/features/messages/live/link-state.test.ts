import { expect, it } from 'vitest'
import { INITIAL_LIVE_STATE, linkState } from './link-state.ts'

it.each([
  ['live', true, 0],
  ['live', true, 6],
  ['polling', false, 0],
  ['stale', false, 1],
  ['stale', false, 6],
] as const)('the bell shows %s: open is %s, %d failures', (link, open, failures) => {
  expect(linkState({ ...INITIAL_LIVE_STATE, open, failures })).toBe(link)
})
