import { expect, it } from 'vitest'
import { type ConfirmableChange, type Confirmer, confirmViolation } from './confirm-decision.ts'

const CHANGE: ConfirmableChange = {
  state: 'waiting',
  proposedBy: 'a',
  person: 'p',
  gives: true,
  guarded: ['ADMIN'],
}
const SECOND: Confirmer = {
  userCode: 'b',
  roles: ['ADMIN'],
  guarded: new Set(['ADMIN']),
  line: new Set(['b']),
}

it.each<readonly [string, Partial<ConfirmableChange>, Partial<Confirmer>, string | null]>([
  ['a second administrator', {}, {}, null],
  ['the proposer', {}, { userCode: 'a' }, 'own'],
  ['a person on the proposer’s line', {}, { line: new Set(['b', 'a']) }, 'sameLine'],
  ['a person on another line', {}, { line: new Set(['b', 'c']) }, null],
  ['the person who gains from it', {}, { userCode: 'p' }, 'gains'],
  ['the person whose mobile changes', { gives: false }, { userCode: 'p' }, null],
  ['a person without the granted permission', {}, { roles: [], guarded: new Set() }, 'lacksGuarded'],
  ['an administrator, for reports', { guarded: ['safetyQuality:vsr:view'] }, {}, null],
  ['a clerk, for reports', { guarded: ['safetyQuality:vsr:view'] }, { roles: ['CLERK'] }, 'lacksGuarded'],
  ['anybody, after it expired', { state: 'expired' }, {}, 'over'],
  ['anybody, after it was confirmed', { state: 'confirmed' }, {}, 'over'],
])('[ADM-42] confirmation by %s', (_who, change, by, hindrance) => {
  expect(confirmViolation({ ...CHANGE, ...change }, { ...SECOND, ...by })).toBe(hindrance)
})
