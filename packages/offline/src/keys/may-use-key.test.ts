import { expect, it } from 'vitest'
import { mayUseKey } from './may-use-key.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const session = { lastUse: NOW - 29 * MINUTE, isOver: false }
const allowed = { hasToken: true, belongsToUser: true, session, now: NOW }

it.each([
  ['accepts the key of a signed-in user with a recent session', allowed, true],
  ['refuses a key when nobody is signed in', { ...allowed, hasToken: false }, false],
  ['refuses the key of another user', { ...allowed, belongsToUser: false }, false],
  ['refuses a key when the last use of the session is unknown', { ...allowed, session: null }, false],
  ['refuses a key when the session has ended', { ...allowed, session: { ...session, isOver: true } }, false],
  ['accepts a key after a small clock correction', { ...allowed, now: session.lastUse - MINUTE }, true],
  [
    'refuses a key when the clock was set back further',
    { ...allowed, now: session.lastUse - MINUTE - 1 },
    false,
  ],
])('[OFF-20] %s', (_what, facts, expected) => {
  expect(mayUseKey(facts)).toBe(expected)
})
