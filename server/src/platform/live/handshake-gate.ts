import { networkOf } from '../http/client-address.ts'
import type { HttpLimits } from '../http/http-limits.ts'

export type HandshakeLimits = Pick<
  HttpLimits,
  'handshakesPerSecond' | 'handshakesPerSecondOfAddress' | 'refusedHandshakesPerMinute'
>

/**
 * Keeps a flood of handshakes from the others: each address has its own number of tries, and only those that were
 * admitted count against what all together may have.
 */
export interface HandshakeGate {
  /** Whether a handshake of this address is looked at; asking counts as a try. */
  hears(address: string): boolean
  /** Notes that the address came without a session. */
  refused(address: string): void
  /** Whether one more may be admitted now; asking counts as one. */
  admits(): boolean
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

export function createHandshakeGate(limits: HandshakeLimits, now: () => number): HandshakeGate {
  const tries = countWithin(SECOND_MS, now)
  const refusals = countWithin(MINUTE_MS, now)
  const admitted = countWithin(SECOND_MS, now)
  return {
    hears(address) {
      const network = networkOf(address)
      if (refusals.of(network) >= limits.refusedHandshakesPerMinute) return false
      return tries.add(network) <= limits.handshakesPerSecondOfAddress
    },
    refused: address => void refusals.add(networkOf(address)),
    admits: () => admitted.add('all') <= limits.handshakesPerSecond,
  }
}

interface Counts {
  of(key: string): number
  /** @returns with this one */
  add(key: string): number
}

/** Counts per key; all begin anew together, so that nothing is kept of who came once. */
function countWithin(windowMs: number, now: () => number): Counts {
  let current = 0
  let counts = new Map<string, number>()
  const turn = (): Map<string, number> => {
    const window = Math.floor(now() / windowMs)
    if (window !== current) counts = new Map()
    current = window
    return counts
  }
  return {
    of: key => turn().get(key) ?? 0,
    add(key) {
      const count = (turn().get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
  }
}
