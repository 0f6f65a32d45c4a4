import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret nobody can guess: 256 random bits, safe in headers, cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. Plain SHA-256 is enough, because the secret is random. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  )
}
