import type { HttpLimits } from '../http-limits.ts'

/** A connection with responses in progress. */
export interface Reader {
  /** Response bytes that have not left this process. */
  readonly unreadBytes: number
  /** Milliseconds without any progress. */
  readonly stillForMs: number
}

/** Shorter pauses than this are normal. */
const MIN_STALL_MS = 2_000

/**
 * Returns the connections to close: those stalled for too long and, if all together hold too much memory, the longest
 * stalled until the rest fits. A connection that makes progress is never closed.
 */
export function connectionsToClose<Each extends Reader>(
  readers: readonly Each[],
  { unreadTimeoutMs, unreadBytesMax }: Pick<HttpLimits, 'unreadTimeoutMs' | 'unreadBytesMax'>,
): Each[] {
  let unreadTotal = readers.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0)
  const closed: Each[] = []
  for (const reader of readers.toSorted((one, other) => other.stillForMs - one.stillForMs)) {
    const overdue = reader.stillForMs >= unreadTimeoutMs
    const freesMemory = unreadTotal > unreadBytesMax && reader.stillForMs >= MIN_STALL_MS
    if (reader.unreadBytes === 0 || !(overdue || freesMemory)) continue
    closed.push(reader)
    unreadTotal -= reader.unreadBytes
  }
  return closed
}
