import { expect, test } from 'vitest'
import { changeText } from './app-audit.ts'

test.each([
  [null, { status: 'DRAFT' }, 'stores: act, status: – → DRAFT'],
  [{ status: 'DRAFT', count: 2 }, null, 'stores: act, status: DRAFT → –, count: 2 → –'],
  [{ status: 'DRAFT', level: '2' }, { status: 'ISSUED', level: '2' }, 'stores: act, status: DRAFT → ISSUED'],
  [{ due: null }, { due: null }, 'stores: act'],
  [{ due: null }, { open: false }, 'stores: act, open: – → false'],
])('describes a change from %j to %j', (before, after, text) => {
  expect(changeText('stores', { action: 'act', before, after })).toBe(text)
})
