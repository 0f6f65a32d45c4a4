import { PAPER_CHARACTERS, randomCharacters, spelledFromPaper } from './paper-code.ts'

/** Number of random characters: 60 bits. One check character is added to detect typing errors. */
const CHOSEN = 12
const GROUP = 4

/** Format of a receipt code in calls: thirteen characters without separators. */
export const RECEIPT_CODE = '^[0-9A-HJKMNP-TV-Z]{13}$'

/** Returns the check character. Odd weights detect every single wrong character. */
function checkCharacter(chosen: string): string {
  const sum = chosen
    .split('')
    .reduce((total, letter, at) => total + PAPER_CHARACTERS.indexOf(letter) * (2 * at + 1), 0)
  return PAPER_CHARACTERS.charAt(sum % PAPER_CHARACTERS.length)
}

/** Creates a random receipt code. @param randomBytes cryptographically secure random source */
export function newReceiptCode(randomBytes: (count: number) => Uint8Array): string {
  return withCheckCharacter(randomCharacters(CHOSEN, randomBytes))
}

/** Appends the check character. @param chosen twelve characters */
export const withCheckCharacter = (chosen: string) => chosen + checkCharacter(chosen)

/** Normalizes a code typed from paper, or returns null if it cannot be a receipt code. */
export function readReceiptCode(typed: string): string | null {
  const code = spelledFromPaper(typed)
  if (!new RegExp(RECEIPT_CODE).test(code)) return null
  return checkCharacter(code.slice(0, CHOSEN)) === code.charAt(CHOSEN) ? code : null
}

/** Formats a code for display and print: `XXXX-XXXX-XXXX-C`. */
export function shownReceiptCode(code: string): string {
  const groups = [0, 1, 2].map(group => code.slice(group * GROUP, (group + 1) * GROUP))
  return [...groups, code.slice(CHOSEN)].filter(group => group !== '').join('-')
}
