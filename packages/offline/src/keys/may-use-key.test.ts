import { expect, it } from 'vitest'
import { mayUseKey } from './may-use-key.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const session = { lastUse: NOW - 29 * MINUTE, isOver: false }
const mine = { hasToken: true, belongsToUser: true, session, now: NOW }

it.each([
  ['accepts the key of a signed-in user with a recent session', mine, true],
  ['refuses a key when nobody is signed in', { ...mine, hasToken: false }, false],
  ['refuses the key of another user', { ...mine, belongsToUser: false }, false],
  ['refuses a key when the last use of the session is unknown', { ...mine, session: null }, false],
  ['refuses a key when the session has ended', { ...mine, session: { ...session, isOver: true } }, false],
  ['accepts a key after a small clock correction', { ...mine, now: session.lastUse - MINUTE }, true],
  [
    'refuses a key when the clock was set back further',
    { ...mine, now: session.lastUse - MINUTE - 1 },
    false,
  ],
])('[OFF-20] %s', (_what, known, may) => {
  expect(mayUseKey(known)).toBe(may)
})
