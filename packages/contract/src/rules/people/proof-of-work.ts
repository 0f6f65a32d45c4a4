/**
 * Alternative to the captcha picture for people and programs that cannot read it (security note T04, WCAG 2.2 3.3.8):
 * find the number whose `SHA-256(salt + number)` is the challenge, and send it as `code` with the same `captchaKey`.
 */
export interface ProofOfWork {
  readonly salt: string
  /** Hex SHA-256 of `salt` followed by the number in decimal. */
  readonly challenge: string
  /** The number is in 0..maxNumber. */
  readonly maxNumber: number
}

const PREFIX = 'pow:'

/** Formats the number for the field `code`. */
export function proofOfWorkCode(number: number): string {
  return `${PREFIX}${number}`
}

/** Parses the number from a `code`. Returns null if the code answers the picture. */
export function parseProofOfWork(code: string): number | null {
  if (!/^pow:[0-9]{1,9}$/.test(code)) return null
  return Number(code.slice(PREFIX.length))
}
