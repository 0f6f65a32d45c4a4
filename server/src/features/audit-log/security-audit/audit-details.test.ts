import { expect, it } from 'vitest'
import { readCodes, readDetails, translateReason, withNames } from './audit-details.ts'

it.each([
  ['nothing', {}, { change: '', purpose: '', site: '', count: null, bound: null, sessionId: '' }],
  [
    'a login',
    { bound: false, sessionId: 's1' },
    { change: '', purpose: '', site: '', count: null, bound: false, sessionId: 's1' },
  ],
  [
    'values of another kind',
    { change: 1, purpose: null, site: {}, count: '3', bound: 'yes', sessionId: ['s1'] },
    { change: '', purpose: '', site: '', count: null, bound: null, sessionId: '' },
  ],
  [
    'no rows',
    { count: 0, change: 'department D01 saved', purpose: 'login', site: 'CAN' },
    { change: 'department D01 saved', purpose: 'login', site: 'CAN', count: 0, bound: null, sessionId: '' },
  ],
])('[ADM-31] reads a stored line with %s', (_what, details, expected) => {
  expect(readDetails(details)).toEqual(expected)
})

it('[ADM-31] reads a list of codes, and anything else as empty', () => {
  expect([readCodes(['ADMIN', 3, 'INSPECTOR']), readCodes('ADMIN'), readCodes(undefined)]).toEqual([
    ['ADMIN', 'INSPECTOR'],
    [],
    [],
  ])
})

it("[ADM-31] shows the name of a role's permission, whatever its scope", () => {
  const names = new Map([['portal:user:view', 'See users']])
  expect(withNames(['portal:user:view', 'portal:user:view enterprise D02', 'gone'], names)).toEqual([
    { code: 'portal:user:view', name: 'See users' },
    { code: 'portal:user:view enterprise D02', name: 'See users' },
    { code: 'gone', name: '' },
  ])
})

it.each([
  ['Wrong account or password. Check both and try again.', '账号或密码错误，请检查后重试'],
  [
    'Too many failed logins. Try again in {minutes} minutes, or log in with a code sent to your phone.',
    '登录失败次数过多，请在 … 分钟后重试，或使用手机验证码登录',
  ],
  ['a text of an earlier version', 'a text of an earlier version'],
  [undefined, ''],
])("[ADM-31] shows the reason of a refusal in the reader's language: %s", (stored, expected) => {
  expect(translateReason('zh', stored)).toBe(expected)
})
