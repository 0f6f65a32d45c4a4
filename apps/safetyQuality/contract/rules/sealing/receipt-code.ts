import { PAPER_CHARACTERS, randomCharacters, spelledFromPaper } from './paper-code.ts'

/** 60 bits that chance has chosen; one more character shows a slip of the pen. */
const CHOSEN = 12
const GROUP = 4

/** Format of a receipt code in calls: thirteen characters without separators. */
export const RECEIPT_CODE = '^[0-9A-HJKMNP-TV-Z]{13}$'

/** Odd weights, so that every single wrong character is seen. */
function checkCharacter(chosen: string): string {
  const sum = chosen
    .split('')
    .reduce((total, letter, at) => total + PAPER_CHARACTERS.indexOf(letter) * (2 * at + 1), 0)
  return PAPER_CHARACTERS.charAt(sum % PAPER_CHARACTERS.length)
}

/** @param randomBytes fills bytes by chance, as a browser's or Node's cryptography does */
export function newReceiptCode(randomBytes: (count: number) => Uint8Array): string {
  return withCheckCharacter(randomCharacters(CHOSEN, randomBytes))
}

/** @param chosen twelve characters */
export const withCheckCharacter = (chosen: string) => chosen + checkCharacter(chosen)

/** As it is kept and sent, of what somebody typed from paper; null where it cannot be a code. */
export function readReceiptCode(typed: string): string | null {
  const code = spelledFromPaper(typed)
  if (!new RegExp(RECEIPT_CODE).test(code)) return null
  return checkCharacter(code.slice(0, CHOSEN)) === code.charAt(CHOSEN) ? code : null
}

/** As it is shown and printed: `XXXX-XXXX-XXXX-C`. */
export function shownReceiptCode(code: string): string {
  const groups = [0, 1, 2].map(group => code.slice(group * GROUP, (group + 1) * GROUP))
  return [...groups, code.slice(CHOSEN)].filter(group => group !== '').join('-')
}
