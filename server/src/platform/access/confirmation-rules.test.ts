import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CONFIRMED_FOR_MS, TYPED_AGAIN_FOR_MS } from '@apron/contract/limits/session'
import { withdrawPermissionChange } from '@apron/contract/permissions/permission-change.calls'
import { guardedPermissions } from '@apron/contract/rules/rights/guarded-permissions'
import { setPin } from '@apron/contract/sign-in/quick-sign-in.calls'
import { beginSecurityKey } from '@apron/contract/sign-in/security-keys.calls'
import { expect, it } from 'vitest'
import { needsConfirmation } from './confirmation-rules.ts'

const GUARDED = guardedPermissions(['safetyQuality:vsr:view'])
const NOW = new Date('2026-03-01T08:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const LATELY = ago(CONFIRMED_FOR_MS - 1)
const LONG_AGO = ago(CONFIRMED_FOR_MS)
/** Start of the session. */
const OPENED = ago(CONFIRMED_FOR_MS + 1)

type CallUnderTest = Pick<CallAttributes, 'access' | 'confirmed' | 'method' | 'path'>
const save = (resource: string): CallUnderTest => ({
  access: { resource },
  method: 'POST',
  path: '/api/x/save',
})
const read = (resource: string): CallUnderTest => ({
  access: { resource },
  method: 'GET',
  path: '/api/x/detail',
})
const list = (resource: string): CallUnderTest => ({
  access: { resource },
  method: 'POST',
  path: '/api/x/page',
})

it.each<[string, CallUnderTest, Date | null, boolean]>([
  ['a change with a guarded permission, password typed lately', save('portal:user:edit'), LATELY, false],
  ['the same, typed too long ago', save('portal:user:edit'), LONG_AGO, true],
  ['the same, never typed', save('portal:user:edit'), null, true],
  ['a read with a guarded permission, typed long ago', read('portal:user:view'), LONG_AGO, false],
  ['a list with a guarded permission, typed long ago', list('portal:user:view'), LONG_AGO, false],
  ['a read with a guarded permission, never typed', read('portal:user:view'), null, true],
  ['a look at an original report, typed long ago', read('safetyQuality:vsr:view'), LONG_AGO, true],
  ['a look at an original report, typed lately', read('safetyQuality:vsr:view'), LATELY, false],
  ['an ordinary right, never typed', save('safetyQuality:check:approve'), null, false],
  ['a call that needs only a login', { ...save(''), access: 'session' }, null, false],
  [
    'a call that says so, typed lately',
    { ...save(''), access: 'session', confirmed: 'lately' },
    LATELY,
    false,
  ],
  ['the same, typed too long ago', { ...save(''), access: 'session', confirmed: 'lately' }, LONG_AGO, true],
  ['the same, never typed', { ...save(''), access: 'session', confirmed: 'lately' }, null, true],
  [
    'a signature, typed long ago',
    { ...save('safetyQuality:check:approve'), confirmed: 'once' },
    LONG_AGO,
    false,
  ],
  ['a signature, never typed', { ...save('safetyQuality:check:approve'), confirmed: 'once' }, null, true],
  [
    'a signature with a guarded permission, typed long ago',
    { ...save('portal:user:edit'), confirmed: 'once' },
    LONG_AGO,
    true,
  ],
  ['withdrawing a change of rights, never typed', withdrawPermissionChange, null, true],
  ['withdrawing a change of rights, typed lately', withdrawPermissionChange, LATELY, false],
  ['a PIN, typed just now', setPin, ago(TYPED_AGAIN_FOR_MS - 1), false],
  ['a PIN, typed a while ago', setPin, ago(TYPED_AGAIN_FOR_MS), true],
  ['a PIN, never typed', setPin, null, true],
  ['a security key, typed a while ago', beginSecurityKey, ago(TYPED_AGAIN_FOR_MS), true],
  ['a call for everybody', { ...save(''), access: 'public' }, null, false],
])('[AUTH-21] %s', (_what, call, confirmedAt, needed) => {
  expect(needsConfirmation(call, { confirmedAt, createdAt: OPENED }, NOW, GUARDED)).toBe(needed)
})

it.each([
  ['a PIN', setPin],
  ['a security key', beginSecurityKey],
])('[AUTH-41, AUTH-47] does not count the password of the login for %s', (_what, call) => {
  const opened = ago(1_000)
  expect(needsConfirmation(call, { confirmedAt: opened, createdAt: opened }, NOW, GUARDED)).toBe(true)
  expect(needsConfirmation(call, { confirmedAt: ago(500), createdAt: opened }, NOW, GUARDED)).toBe(false)
})
