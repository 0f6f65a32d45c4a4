import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash that only the holder of the server's secret key can compute. The hashed values are too short for a plain hash
 * (security note T06).
 */
export type KeyedHash = (text: string) => string

/** @param use separates the hashes of one use from those of another */
export function createKeyedHash(
  secretKey: string,
  use: 'id card' | 'one-time code' | 'audit' | 'pin' | 'security key' | 'signed entry',
): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `apron ${use}`, 32))
  return text => createHmac('sha256', key).update(text).digest('hex')
}
