import { expect, it } from 'vitest'
import { mayUseKey } from './may-use-key.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const session = { lastUse: NOW - 29 * MINUTE, isOver: false }
const mine = { hasToken: true, belongsToUser: true, session, now: NOW }

it.each([
  ['opens for a person who is signed in and was here a moment ago', mine, true],
  ['refuses when nobody is signed in', { ...mine, hasToken: false }, false],
  ['refuses the key of somebody else', { ...mine, belongsToUser: false }, false],
  ['refuses when nobody knows how long the session may rest', { ...mine, session: null }, false],
  ['refuses when the session has ended', { ...mine, session: { ...session, isOver: true } }, false],
  ['opens when the clock was corrected by a little', { ...mine, now: session.lastUse - MINUTE }, true],
  ['refuses when the clock was set back', { ...mine, now: session.lastUse - MINUTE - 1 }, false],
])('[OFF-20] %s', (_what, known, may) => {
  expect(mayUseKey(known)).toBe(may)
})
