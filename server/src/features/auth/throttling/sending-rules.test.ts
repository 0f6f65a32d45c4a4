import { describe, expect, it } from 'vitest'
import { afterSending, minutesUntilSending, SENDING_LIMITS } from './sending-rules.ts'

const START = new Date('2026-03-01T00:00:00Z')
const after = (minutes: number, seconds = 0) => new Date(START.getTime() + (minutes * 60 + seconds) * 1000)
const DAY = 24 * 60

describe('[AUTH-09] how often codes are sent', () => {
  it.each([
    ['the first at once', undefined, START, 0],
    ['the second not within the minute', { sent: 1, last: START }, after(0, 59), 1],
    ['the second after a minute', { sent: 1, last: START }, after(1), 0],
    ['the fifth', { sent: 4, last: after(10) }, after(11), 0],
    ['no sixth within the day', { sent: 5, last: after(10) }, after(11), DAY - 11],
    ['the sixth the day after', { sent: 5, last: after(10) }, after(DAY), 0],
  ])('%s', (_what, row, now, minutes) => {
    const stored = row && { sent: row.sent, firstSentAt: START, lastSentAt: row.last }
    expect(minutesUntilSending(stored, now, SENDING_LIMITS.one)).toBe(minutes)
  })

  it.each([
    ['strangers of many addresses do not wait for each other', 29, 0],
    ['and have thirty a day together', 30, DAY - 1],
  ])('%s', (_what, sent, minutes) => {
    const stored = { sent, firstSentAt: START, lastSentAt: after(1) }
    expect(minutesUntilSending(stored, after(1), SENDING_LIMITS.anywhere)).toBe(minutes)
  })

  it('counts from the first code of the day, and starts over a day later', () => {
    const first = afterSending(undefined, START)
    const second = afterSending(first, after(5))
    expect(second).toEqual({ sent: 2, firstSentAt: START, lastSentAt: after(5) })
    expect(afterSending(second, after(DAY)).sent).toBe(1)
  })
})
