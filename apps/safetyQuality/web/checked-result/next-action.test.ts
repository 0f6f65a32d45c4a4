import { expect, test } from 'vitest'
import { nextAction, sortActions } from './use-order-work.ts'

test.each([
  [['start'], false, 'start'],
  [['saveResult', 'submit'], false, 'submit'],
  [['saveResult', 'submit'], true, 'saveResult'],
  [['saveResult'], false, 'saveResult'],
  [['approve', 'return'], false, 'approve'],
  [['edit', 'issue', 'cancel'], false, 'issue'],
  [['cancel'], false, undefined],
  [[], false, undefined],
] as const)('with %o and unsaved work %s, makes %s the next action', (actions, dirty, next) => {
  expect(nextAction(actions, dirty)).toBe(next)
})

test('keeps the order of the buttons', () => {
  expect(sortActions(['approve', 'return'])).toEqual(['return', 'approve'])
  expect(sortActions(['submit', 'saveResult'])).toEqual(['saveResult', 'submit'])
})
