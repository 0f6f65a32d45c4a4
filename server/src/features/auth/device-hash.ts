import { createHash } from 'node:crypto'

/** Hashes a device id for storage. It is random, so plain SHA-256 is enough. */
export function deviceHash(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('hex')
}
