import { expect, test } from 'vitest'
import { type CloseFacts, decideClose } from './close-decision.ts'

const closeFacts = (reason: CloseFacts['reason'], dirty: boolean, hasQuestion: boolean) => ({
  reason,
  dirty,
  hasQuestion,
})

test.each([
  [closeFacts('close', false, false), 'go'],
  [closeFacts('close', true, false), 'ask-unsaved'],
  [closeFacts('close', false, true), 'ask-page'],
  [closeFacts('close', true, true), 'ask-page'],
  [closeFacts('close-all', true, false), 'ask-unsaved'],
  [closeFacts('refresh', true, false), 'ask-unsaved'],
  [closeFacts('reload', false, true), 'ask-page'],
  [closeFacts('airport', true, false), 'ask-unsaved'],
  [closeFacts('logout', true, true), 'go'],
  [closeFacts('evict', false, false), 'go'],
  [closeFacts('evict', true, false), 'stay'],
  [closeFacts('evict', false, true), 'stay'],
] as const)('%o → %s', (input, decision) => {
  expect(decideClose(input)).toBe(decision)
})
