import type { ProofOfWork } from '@apron/contract/rules/people/proof-of-work'

/** Digests between two pauses, a few milliseconds of work, so that typing stays smooth. */
const CHUNK = 400

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

/**
 * Yields to the event loop, if possible not by a timer, which waits at least 4 ms: pauses would take two thirds of the
 * time.
 */
async function yieldToEventLoop(): Promise<void> {
  if (globalThis.scheduler?.yield !== undefined) return await scheduler.yield()
  await new Promise(resolve => setTimeout(resolve))
}

/** Finds the number for a challenge. Returns null if there is none in its range, or when aborted. */
export async function solveProofOfWork(work: ProofOfWork, signal: AbortSignal): Promise<number | null> {
  const encoder = new TextEncoder()
  const target = bytesOf(work.challenge)
  const isTarget = (digest: ArrayBuffer) => {
    const bytes = new Uint8Array(digest)
    return target.every((byte, index) => byte === bytes[index])
  }
  for (let start = 0; start <= work.maxNumber; start += CHUNK) {
    if (signal.aborted) return null
    const length = Math.min(CHUNK, work.maxNumber - start + 1)
    const digests = await Promise.all(
      Array.from({ length }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${work.salt}${start + offset}`)),
      ),
    )
    const found = digests.findIndex(isTarget)
    if (found !== -1) return start + found
    await yieldToEventLoop()
  }
  return null
}
