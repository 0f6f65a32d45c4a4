import { createHash } from 'node:crypto'

/** What is stored of a device's name. It is random, so plain SHA-256 is enough. */
export function deviceHash(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('hex')
}
