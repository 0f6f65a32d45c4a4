import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { isValidTicket, newTicket, nextQuarterHour, quarterHourOf, sweepQuarterHour } from './file-ticket.ts'

const SECRET = randomBytes(32)
const FORM = randomBytes(32).toString('base64url')
const NOW = new Date('2026-03-02T08:07:30Z')
const TICKET = newTicket(SECRET, FORM, NOW)
const MINUTE_MS = 60_000
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

it.each([
  ['at once', TICKET, SECRET, 0, true],
  ['after 59 minutes', TICKET, SECRET, 59, true],
  ['after 60 minutes', TICKET, SECRET, 60, false],
  ['with a forged end', { ...TICKET, until: TICKET.until + 1 }, SECRET, 0, false],
  ['for another form', { ...TICKET, form: randomBytes(32).toString('base64url') }, SECRET, 0, false],
  ['with a truncated signature', { ...TICKET, mark: TICKET.mark.slice(0, 20) }, SECRET, 0, false],
  ['of another installation', TICKET, randomBytes(32), 0, false],
])('[SQ-41] decides whether a ticket is valid: %s', (_when, ticket, secret, minutes, isGood) => {
  expect(isValidTicket(secret, ticket, after(minutes))).toBe(isGood)
})

it('[SQ-41] removes files of an unused ticket within 15 minutes of its end', () => {
  const swept = new Date(sweepQuarterHour(TICKET) * 15 * MINUTE_MS)
  expect(swept.toISOString()).toBe('2026-03-02T09:15:00.000Z')
  expect(quarterHourOf(swept)).toBe(sweepQuarterHour(TICKET))
  expect(nextQuarterHour(NOW).toISOString()).toBe('2026-03-02T08:15:00.000Z')
})
