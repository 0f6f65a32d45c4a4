import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { identityOf } from './sealing.ts'

const HASH_BYTES = 32

/** What a receipt code is good for. Nothing of it leads back to the code. */
export interface CodeKeys {
  /** By which its report is found. */
  readonly hash: string
  /** Opens what was sealed for whoever holds the code. Never stored. */
  readonly identity: string
}

const derive: (code: string, salt: Buffer, length: number, options: object) => Promise<Buffer> =
  promisify(scrypt)

/**
 * Slow, and as slow for a code that nobody has (security note T19): a tenth of a second and 32 MiB for a single guess of 2^60.
 * @param salt of this installation
 */
export async function keysOfCode(code: string, salt: Buffer): Promise<CodeKeys> {
  const bytes = await derive(code, salt, 2 * HASH_BYTES, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  return {
    hash: bytes.subarray(0, HASH_BYTES).toString('base64url'),
    identity: identityOf(bytes.subarray(HASH_BYTES)),
  }
}
