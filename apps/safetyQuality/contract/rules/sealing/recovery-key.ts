import { randomCharacters, spelledFromPaper } from './paper-code.ts'

/** Number of characters: 160 bits. */
const LENGTH = 32
const GROUP = /.{4}(?=.)/g

/** Creates a random key to print, in groups of four. @param randomBytes cryptographically secure random source */
export function newRecoveryKey(randomBytes: (count: number) => Uint8Array): string {
  return grouped(randomCharacters(LENGTH, randomBytes))
}

/** Normalizes a recovery key typed from paper. */
export const spelledRecoveryKey = (typed: string) => grouped(spelledFromPaper(typed))

const grouped = (letters: string) => letters.replaceAll(GROUP, '$&-')
