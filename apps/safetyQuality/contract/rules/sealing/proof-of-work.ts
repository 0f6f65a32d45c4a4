import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Proof of work in place of a captcha: the sender of a receipt code finds a number whose hash with the code begins with
 * many zero bits. A number is valid for one code and one challenge, so nothing has to be stored about the sender
 * (security note T17).
 */
export interface WorkChallenge {
  readonly salt: string
  /** Last quarter of an hour in which the challenge is valid, counted from 1970. */
  readonly until: number
  /** Mark by which the server recognises its own challenge. */
  readonly mark: string
}

export interface SolvedChallenge extends WorkChallenge {
  readonly nonce: number
}

/** Zero bits to find: some 65,000 tries, under a second on a tablet. */
export const WORK_BITS = 16
export const LARGEST_NONCE = 2 ** 31 - 1

/** Returns true if the number is a valid proof of work for the code. */
export function isProofOfWork(code: string, salt: string, nonce: number): boolean {
  const [first = 1, second = 1] = sha256(utf8ToBytes(`${salt}:${code}:${nonce}`))
  return first === 0 && second === 0
}

/**
 * Searches for the number in batches.
 * @param pause runs between two batches, so that the page can keep rendering
 */
export async function findNonce(
  code: string,
  challenge: WorkChallenge,
  pause: () => Promise<void>,
): Promise<SolvedChallenge> {
  const batchSize = 2_000
  for (let nonce = 0; nonce <= LARGEST_NONCE; nonce += 1) {
    if (isProofOfWork(code, challenge.salt, nonce)) return { ...challenge, nonce }
    // oxlint-disable-next-line no-await-in-loop -- the pause is the purpose
    if (nonce % batchSize === batchSize - 1) await pause()
  }
  throw new RangeError('no number solves the challenge')
}
