import { CODE_INTERVAL_MS, CODES_PER_DAY } from '@apron/contract/limits/one-time-code'

const MINUTE_MS = 60_000
export const SENDING_DAY_MS = 24 * 60 * MINUTE_MS

/** Codes sent to one person within the running 24 hours. */
export interface SendingRow {
  readonly sent: number
  readonly firstSentAt: Date
  readonly lastSentAt: Date
}

function runsStill(row: SendingRow, now: Date): boolean {
  return now.getTime() - row.firstSentAt.getTime() < SENDING_DAY_MS
}

/** Minutes until the next code may be sent, 0 when it may be sent now. */
export function minutesUntilSending(row: SendingRow | undefined, now: Date): number {
  if (!row) return 0
  const interval = row.lastSentAt.getTime() + CODE_INTERVAL_MS
  const day =
    runsStill(row, now) && row.sent >= CODES_PER_DAY ? row.firstSentAt.getTime() + SENDING_DAY_MS : 0
  return Math.max(0, Math.ceil((Math.max(interval, day) - now.getTime()) / MINUTE_MS))
}

/** The row after one more code. */
export function afterSending(row: SendingRow | undefined, now: Date): SendingRow {
  if (!row || !runsStill(row, now)) return { sent: 1, firstSentAt: now, lastSentAt: now }
  return { sent: row.sent + 1, firstSentAt: row.firstSentAt, lastSentAt: now }
}
