import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates an unguessable secret: 256 random bits, safe in headers, cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a secret for storage. It is random, so plain SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two texts in constant time. */
export function equalInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  )
}
