/** Digits and letters that are not easily confused (Crockford's base 32). */
export const PAPER_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Normalizes a code typed from paper: removes separators and replaces letters that look like digits. */
export function normalizePaperCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Returns random characters. @param randomBytes cryptographically secure random source */
export function randomCharacters(count: number, randomBytes: (count: number) => Uint8Array): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  const letters = Array.from(randomBytes(count), byte =>
    PAPER_CHARACTERS.charAt(byte % PAPER_CHARACTERS.length),
  )
  return letters.join('')
}
