import { randomCharacters, spelledFromPaper } from './paper-code.ts'

/** 160 bits. */
const LENGTH = 32
const GROUP = /.{4}(?=.)/g

/** A key for paper, in groups of four. @param randomBytes fills bytes by chance */
export function newRecoveryKey(randomBytes: (count: number) => Uint8Array): string {
  return grouped(randomCharacters(LENGTH, randomBytes))
}

/** As it was made, of what somebody typed from paper. */
export const spelledRecoveryKey = (typed: string) => grouped(spelledFromPaper(typed))

const grouped = (letters: string) => letters.replaceAll(GROUP, '$&-')
