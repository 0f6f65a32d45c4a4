import type { ProofOfWork } from '@apron/contract/rules/people/proof-of-work'

/** Digests between two rests: some milliseconds of work, so that typing and reading stay smooth. */
const CHUNK = 400

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

function rest(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

/** The number the challenge asks for; null when there is none in its range, or when the work was given up. */
export async function solveProofOfWork(work: ProofOfWork, signal: AbortSignal): Promise<number | null> {
  const encoder = new TextEncoder()
  for (let start = 0; start <= work.maxNumber; start += CHUNK) {
    if (signal.aborted) return null
    const length = Math.min(CHUNK, work.maxNumber - start + 1)
    const digests = await Promise.all(
      Array.from({ length }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${work.salt}${start + offset}`)),
      ),
    )
    const found = digests.findIndex(digest => hex(digest) === work.challenge)
    if (found !== -1) return start + found
    await rest()
  }
  return null
}
