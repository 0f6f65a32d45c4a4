import { expect, it } from 'vitest'
import { type CallerState, employeeOf, isAnonymous, isOtherUser } from './employee.ts'

const stored = {
  token: 't',
  name: '张伟',
  userName: '100104',
  code: '100104',
  roles: [],
  tempAirportId: 'a',
  tempAirportThreeCode: 'CAN',
  pdExpireFlag: 0,
  pdExpireMsg: '',
}
const person = {
  ...stored,
  nickName: '张伟',
  englishName: 'Zhang Wei',
  sex: 'M',
  userType: 'employee' as const,
  deptCode: 'D01',
  deptName: '质量',
  posts: [],
  idleSeconds: 1800,
  leftSeconds: 36_000,
  menuVersion: 'aZ3',
}
const session = {
  user: person,
  airport: { id: 'b', cnName: '深圳', enName: 'Shenzhen', airportThreeCode: 'SZX' },
}
const REPORTING = '/safetyQuality/INeedReport'
const base: CallerState = { token: 't', page: '/dashboard', session, stored }

it.each<[string, Partial<CallerState>, string | null]>([
  ['a call of the shell', {}, 'b SZX'],
  ['a call of a tab at another site', { site: { id: 'c', code: 'HAK' } }, 'c HAK'],
  ['the first calls of a load', { session: null }, 'a CAN'],
  ['a load with the data of another login', { session: null, token: 'other' }, null],
  ['a load without anything left', { session: null, stored: null }, null],
  ['a call without a login', { token: null }, null],
  ['a call from a page of voluntary reporting, translations', { page: REPORTING }, null],
  ['its first calls', { page: REPORTING, session: null }, null],
  ['a call of its tab, regardless of the page on the screen', { site: null }, null],
  ['a call of another tab behind it', { page: REPORTING, site: { id: 'c', code: 'HAK' } }, 'c HAK'],
])('[AIR-05] employee header of %s', (_who, state, expected) => {
  const employee = employeeOf({ ...base, ...state })
  expect(employee && `${employee.airportId} ${employee.airportThreeCode}`).toBe(expected)
  if (employee) expect(employee.userCode).toBe('100104')
})

const SITE = { id: 'c', code: 'HAK' }
it.each<[string, Parameters<typeof isAnonymous>, boolean]>([
  ['the translations that a page of voluntary reporting asks for', [{ open: true }, REPORTING], true],
  ['a call of its tab', [{ site: null }, REPORTING], true],
  ['a call of its tab behind another page', [{ site: null }, '/dashboard'], true],
  ['a call that tells the shell who is logged in', [{}, REPORTING], false],
  ['the translations elsewhere', [{ open: true }, '/dashboard'], false],
  ['a call of another tab behind it', [{ site: SITE }, REPORTING], false],
  ['an open call of another tab', [{ site: SITE, open: true }, REPORTING], false],
])('[AIR-05, NAV-05] anonymity of a call: %s', (_what, [call, page], expected) => {
  expect(isAnonymous(call, page)).toBe(expected)
})

it.each<[string, Parameters<typeof isOtherUser>, boolean]>([
  ['the same user', [session, stored], false],
  ['another user logged in in another window', [session, { ...stored, code: '100103' }], true],
  ['a user without a code', [{ user: { code: '' } }, stored], false],
  ['the session, without a stored user', [session, null], false],
  ['the stored user, without a session', [null, stored], false],
])('sends the token of %s', (_whose, users, expected) => {
  expect(isOtherUser(...users)).toBe(expected)
})
