import { expect, it } from 'vitest'
import { versionFor } from './trial-rules.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const LATER = new Date(NOW.getTime() + 1)
const TRIAL = { name: 'amm', version: '1.1.0', users: ['100204'], roles: ['INSPECTOR'], endsAt: LATER }
const person = (userCode: string, ...roles: string[]) => ({ userCode, roles })

it.each([
  ['a chosen person tries it', person('100204'), '1.0.0', TRIAL, '1.1.0'],
  ['a person of a chosen role tries it', person('1', 'MECHANIC', 'INSPECTOR'), '1.0.0', TRIAL, '1.1.0'],
  ['everybody else has the active one', person('100205', 'MECHANIC'), '1.0.0', TRIAL, '1.0.0'],
  ['nobody who is not logged in tries', null, '1.0.0', TRIAL, '1.0.0'],
  ['without a trial it is the active one', person('100204'), '1.0.0', null, '1.0.0'],
  ['at its end it is over', person('100204'), '1.0.0', { ...TRIAL, endsAt: NOW }, '1.0.0'],
  ['a disabled application is nobody’s', person('100204'), null, TRIAL, null],
  ['a role is no employee number', person('INSPECTOR'), '1.0.0', TRIAL, '1.0.0'],
])('[ADM-84] %s', (_what, who, active, trial, version) => {
  expect(versionFor(who, active, trial, NOW)).toBe(version)
})
