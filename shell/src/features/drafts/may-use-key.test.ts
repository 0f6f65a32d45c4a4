import { expect, it } from 'vitest'
import { mayUseKey } from './may-use-key.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const use = { lastUse: NOW - 29 * MINUTE, idleMs: 30 * MINUTE, endsAt: NOW + MINUTE, serverAhead: 0 }
const mine = { hasToken: true, isHers: true, use, now: NOW }

it.each([
  ['its person is signed in and was here a moment ago', mine, true],
  ['nobody is signed in', { ...mine, hasToken: false }, false],
  ['it is the key of somebody else', { ...mine, isHers: false }, false],
  ['nobody knows how long the session may rest', { ...mine, use: null }, false],
  ['it may rest for a moment more', { ...mine, now: NOW + MINUTE - 1 }, true],
  [
    'the session has rested for as long as it may',
    { ...mine, use: { ...use, endsAt: NOW * 2 }, now: NOW + MINUTE },
    false,
  ],
  [
    'the session is over however much it was used',
    { ...mine, use: { ...use, lastUse: NOW }, now: NOW + MINUTE },
    false,
  ],
  ['the clock was set right by a little', { ...mine, now: use.lastUse - MINUTE }, true],
  ['the clock was set back', { ...mine, now: use.lastUse - MINUTE - 1 }, false],
])('[OFF-20] %s', (_what, known, may) => {
  expect(mayUseKey(known)).toBe(may)
})
