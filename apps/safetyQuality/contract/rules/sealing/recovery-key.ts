import { normalizePaperCode, randomCharacters } from './paper-code.ts'

/** Number of characters: 160 bits. */
const LENGTH = 32
const GROUP = /.{4}(?=.)/g

/** Creates a random key to print, in groups of four. @param randomBytes cryptographically secure random source */
export function newRecoveryKey(randomBytes: (count: number) => Uint8Array): string {
  return groupCharacters(randomCharacters(LENGTH, randomBytes))
}

/** Normalizes a recovery key typed from paper. */
export const normalizeRecoveryKey = (typed: string) => groupCharacters(normalizePaperCode(typed))

const groupCharacters = (letters: string) => letters.replaceAll(GROUP, '$&-')
