import { normalizePaperCode, PAPER_CHARACTERS, randomCharacters } from './paper-code.ts'

/** Number of random characters: 60 bits. One check character is added to detect typing errors. */
const RANDOM_CHARACTERS = 12
const GROUP = 4

/** Format of a receipt code in calls: thirteen characters without separators. */
export const RECEIPT_CODE = '^[0-9A-HJKMNP-TV-Z]{13}$'

/** Returns the check character. Odd weights detect every single wrong character. */
function checkCharacter(characters: string): string {
  const sum = characters
    .split('')
    .reduce((total, letter, at) => total + PAPER_CHARACTERS.indexOf(letter) * (2 * at + 1), 0)
  return PAPER_CHARACTERS.charAt(sum % PAPER_CHARACTERS.length)
}

/** Creates a random receipt code. @param randomBytes cryptographically secure random source */
export function newReceiptCode(randomBytes: (count: number) => Uint8Array): string {
  return withCheckCharacter(randomCharacters(RANDOM_CHARACTERS, randomBytes))
}

/** Appends the check character. @param characters twelve characters */
export const withCheckCharacter = (characters: string) => characters + checkCharacter(characters)

/** Normalizes a code typed from paper, or returns null if it cannot be a receipt code. */
export function parseReceiptCode(typed: string): string | null {
  const code = normalizePaperCode(typed)
  if (!new RegExp(RECEIPT_CODE).test(code)) return null
  return checkCharacter(code.slice(0, RANDOM_CHARACTERS)) === code.charAt(RANDOM_CHARACTERS) ? code : null
}

/** Formats a code for display and print: `XXXX-XXXX-XXXX-C`. */
export function formatReceiptCode(code: string): string {
  const groups = [0, 1, 2].map(group => code.slice(group * GROUP, (group + 1) * GROUP))
  return [...groups, code.slice(RANDOM_CHARACTERS)].filter(group => group !== '').join('-')
}
