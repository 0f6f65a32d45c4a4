import { CODE_INTERVAL_MS, CODES_PER_DAY, CODES_PER_DAY_ANYWHERE } from '@apron/contract/limits/one-time-code'

const MINUTE_MS = 60_000
export const SENDING_DAY_MS = 24 * 60 * MINUTE_MS

export interface SendingLimit {
  readonly perDay: number
  readonly intervalMs: number
}

/** Limits for one device or address, and for unknown devices at all addresses together. The latter have no interval. */
export const SENDING_LIMITS = {
  one: { perDay: CODES_PER_DAY, intervalMs: CODE_INTERVAL_MS },
  anywhere: { perDay: CODES_PER_DAY_ANYWHERE, intervalMs: 0 },
} as const satisfies Record<string, SendingLimit>

/** Codes sent to one person within the last 24 hours. */
export interface SendingRow {
  readonly sent: number
  readonly firstSentAt: Date
  readonly lastSentAt: Date
}

function isWithinDay(row: SendingRow, now: Date): boolean {
  return now.getTime() - row.firstSentAt.getTime() < SENDING_DAY_MS
}

/** Minutes until the next code may be sent, 0 if it may be sent now. */
export function minutesUntilSending(
  row: SendingRow | undefined,
  now: Date,
  { perDay, intervalMs }: SendingLimit,
): number {
  if (!row) return 0
  const interval = row.lastSentAt.getTime() + intervalMs
  const day = isWithinDay(row, now) && row.sent >= perDay ? row.firstSentAt.getTime() + SENDING_DAY_MS : 0
  return Math.max(0, Math.ceil((Math.max(interval, day) - now.getTime()) / MINUTE_MS))
}

/** Returns the row after one more code. */
export function afterSending(row: SendingRow | undefined, now: Date): SendingRow {
  if (!row || !isWithinDay(row, now)) return { sent: 1, firstSentAt: now, lastSentAt: now }
  return { sent: row.sent + 1, firstSentAt: row.firstSentAt, lastSentAt: now }
}
