import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { guardedPermissions } from '@apron/contract/rules/rights/guarded-permissions'
import { expect, it } from 'vitest'
import { extendsSession, idleLimitOf, sessionIsOpen } from './session-rules.ts'

const GUARDED = guardedPermissions(['safetyQuality:vsr:view'])
const NOW = new Date('2026-05-01T12:00:00Z')
const MINUTE = 60_000
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

it.each([
  ['fresh', 0, 0, true, true],
  ['29 minutes idle', 29, 29, true, true],
  ['30 minutes idle', 30, 30, true, false],
  ['in use for 9:59', 599, 1, true, true],
  ['in use for 10:00', 600, 1, true, false],
  ['unbound for 59 minutes', 59, 1, false, true],
  ['unbound for an hour', 60, 1, false, false],
])('[AUTH-11] session %s', (_what, age, idle, bound, open) => {
  expect(sessionIsOpen({ createdAt: ago(age), lastUsedAt: ago(idle), bound }, 30 * MINUTE, NOW)).toBe(open)
})

it.each([
  ['a person, just used', 0.5, false, false],
  ['a person, a minute later', 1, false, true],
  ['a timer, a minute later', 1, true, false],
])('extends the session on a call by %s', (_what, idle, background, extended) => {
  const session = { createdAt: ago(100), lastUsedAt: ago(idle), bound: true }
  expect(extendsSession(session, background, NOW)).toBe(extended)
})

it.each([
  ['an inspector by the setting, shorter', 5, ['INSPECTOR'], ['safetyQuality:check:view'], 5],
  ['an inspector by the setting, longer', 600, ['INSPECTOR'], ['safetyQuality:check:view'], 600],
  ['an administrator of something, half an hour', 600, ['CLERK'], ['portal:notice:view'], 30],
  ['one who also has other work, half an hour', 600, ['CLERK'], ['amm:task:view', 'portal:notice:view'], 30],
  ['a reader of reports, half an hour', 600, ['OFFICE'], ['safetyQuality:vsr:view'], 30],
  ['the role of administrators, half an hour', 600, [ADMINISTRATOR_ROLE], [], 30],
  ['an administrator of something, by a shorter setting', 5, ['CLERK'], ['portal:notice:view'], 5],
])('[AUTH-11] %s', (_who, setting, roles, resources, minutes) => {
  const person = { roles, resources: new Set(resources) }
  expect(idleLimitOf(setting * MINUTE, person, GUARDED)).toBe(minutes * MINUTE)
})
