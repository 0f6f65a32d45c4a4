const FORM = /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Normalizes an ID card number for comparison: half-width digits, no spaces or invisible characters, capital X. */
export function normalizeIdCard(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
}

/** Returns the check character for the first seventeen digits of an id-card number (GB 11643). */
export function idCardCheckCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return CHECK_CHARACTERS[sum % 11] ?? ''
}

/** Returns true for a valid id-card number: format, date and check character. Employee numbers never match. */
export function isIdCard(text: string): boolean {
  const number = normalizeIdCard(text)
  return FORM.test(number) && idCardCheckCharacter(number) === number.at(-1)
}
