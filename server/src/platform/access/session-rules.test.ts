import { expect, it } from 'vitest'
import { extendsSession, sessionIsOpen } from './session-rules.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

it.each([
  ['fresh', 0, 0, true, true],
  ['29 minutes idle', 29, 29, true, true],
  ['30 minutes idle', 30, 30, true, false],
  ['in use for 9:59', 599, 1, true, true],
  ['in use for 10:00', 600, 1, true, false],
  ['unbound for 59 minutes', 59, 1, false, true],
  ['unbound for an hour', 60, 1, false, false],
])('[AUTH-11] a session %s', (_what, age, idle, bound, open) => {
  expect(sessionIsOpen({ createdAt: ago(age), lastUsedAt: ago(idle), bound }, NOW)).toBe(open)
})

it.each([
  ['a person, just used', 0.5, false, false],
  ['a person, a minute later', 1, false, true],
  ['a timer, a minute later', 1, true, false],
])('a call by %s', (_what, idle, background, extended) => {
  const session = { createdAt: ago(100), lastUsedAt: ago(idle), bound: true }
  expect(extendsSession(session, background, NOW)).toBe(extended)
})
