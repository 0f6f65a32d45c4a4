import { expect, test } from 'vitest'
import { findTransition } from './actions.ts'

const text = { zh: '', en: '', permission: 'package:assign' }
const ACTIONS = {
  remark: { ...text, from: ['OPEN'] },
  begin: { ...text, from: ['OPEN', 'PAUSED'], to: 'IN_WORK' },
  close: { ...text, from: ['IN_WORK'], to: 'CLOSED' },
}

test.each([
  ['OPEN', 'IN_WORK', 'begin'],
  ['PAUSED', 'IN_WORK', 'begin'],
  ['IN_WORK', 'CLOSED', 'close'],
  ['OPEN', 'CLOSED', null],
  ['IN_WORK', 'OPEN', null],
  ['OPEN', 'OPEN', null],
])('finds the action from %s to %s: %s', (from, to, action) => {
  expect(findTransition(ACTIONS, from, to)).toBe(action)
})
