import { createHmac, hkdfSync } from 'node:crypto'

/** A hash that only the holder of the server's secret key can make: what is hashed is too short to be safe otherwise (security note T06). */
export type KeyedHash = (text: string) => string

/** @param use keeps the hashes of one use apart from those of another */
export function createKeyedHash(
  secretKey: string,
  use: 'id card' | 'one-time code' | 'audit' | 'pin' | 'security key' | 'signed entry',
): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `apron ${use}`, 32))
  return text => createHmac('sha256', key).update(text).digest('hex')
}
