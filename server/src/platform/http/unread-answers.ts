import type { HttpLimits } from './http-limits.ts'

/** A connection with answers on the way. */
export interface Reader {
  /** What was answered and has not left this process. */
  readonly unreadBytes: number
  /** How long nothing of it was read, milliseconds. */
  readonly stillForMs: number
}

/** Standing still for less than this is an ordinary line. */
const BREATH_MS = 2_000

/**
 * Who is cut: whoever reads nothing on for too long; and when all together hold more memory than they may, those that have
 * stood still the longest, until the rest fits. Whoever reads is never cut.
 */
export function readersToCut<Each extends Reader>(
  readers: readonly Each[],
  { unreadTimeoutMs, unreadBytesMax }: Pick<HttpLimits, 'unreadTimeoutMs' | 'unreadBytesMax'>,
): Each[] {
  let held = readers.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0)
  const cut: Each[] = []
  for (const reader of readers.toSorted((one, other) => other.stillForMs - one.stillForMs)) {
    const overdue = reader.stillForMs >= unreadTimeoutMs
    const inTheWay = held > unreadBytesMax && reader.stillForMs >= BREATH_MS
    if (reader.unreadBytes === 0 || !(overdue || inTheWay)) continue
    cut.push(reader)
    held -= reader.unreadBytes
  }
  return cut
}
