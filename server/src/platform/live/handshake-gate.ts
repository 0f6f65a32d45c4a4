import { networkOf } from '../http/admission/client-address.ts'
import type { HttpLimits } from '../http/http-limits.ts'

export type HandshakeLimits = Pick<
  HttpLimits,
  'handshakesPerSecond' | 'handshakesPerSecondOfAddress' | 'refusedHandshakesPerMinute'
>

/**
 * Protects others from a flood of handshakes: each address has its own limit of attempts, and only admitted ones count
 * against the total.
 */
export interface HandshakeGate {
  /** Counts an attempt of this address. @returns whether to process the handshake */
  allows(address: string): boolean
  /** Records an attempt without a session. */
  refused(address: string): void
  /** Counts an admitted handshake. @returns whether it is within the total limit */
  admits(): boolean
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

export function createHandshakeGate(limits: HandshakeLimits, now: () => number): HandshakeGate {
  const tries = countWithin(SECOND_MS, now)
  const refusals = countWithin(MINUTE_MS, now)
  const admitted = countWithin(SECOND_MS, now)
  return {
    allows(address) {
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
  /** @returns the count including this one */
  add(key: string): number
}

/** Counts per key within a window common to all keys, so that nothing is kept of one-time visitors. */
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
