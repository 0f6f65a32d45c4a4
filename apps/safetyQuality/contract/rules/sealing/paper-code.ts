/** Digits and letters that nobody takes for one another (Crockford's base 32). */
export const PAPER_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Normalizes a code typed from paper: removes separators and replaces letters that look like digits. */
export function spelledFromPaper(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** So many characters by chance. @param randomBytes fills bytes by chance, as a browser's or Node's cryptography does */
export function randomCharacters(count: number, randomBytes: (count: number) => Uint8Array): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  const letters = Array.from(randomBytes(count), byte =>
    PAPER_CHARACTERS.charAt(byte % PAPER_CHARACTERS.length),
  )
  return letters.join('')
}
