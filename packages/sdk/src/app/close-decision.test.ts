import { expect, test } from 'vitest'
import { type CloseFacts, decideClose } from './close-decision.ts'

const facts = (reason: CloseFacts['reason'], dirty: boolean, hasQuestion: boolean) => ({
  reason,
  dirty,
  hasQuestion,
})

test.each([
  [facts('close', false, false), 'go'],
  [facts('close', true, false), 'ask-unsaved'],
  [facts('close', false, true), 'ask-page'],
  [facts('close', true, true), 'ask-page'],
  [facts('close-all', true, false), 'ask-unsaved'],
  [facts('refresh', true, false), 'ask-unsaved'],
  [facts('reload', false, true), 'ask-page'],
  [facts('airport', true, false), 'ask-unsaved'],
  [facts('logout', true, true), 'go'],
  [facts('evict', false, false), 'go'],
  [facts('evict', true, false), 'stay'],
  [facts('evict', false, true), 'stay'],
] as const)('%o → %s', (given, decision) => {
  expect(decideClose(given)).toBe(decision)
})
