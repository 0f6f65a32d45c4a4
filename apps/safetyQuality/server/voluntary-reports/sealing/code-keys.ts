import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { identityOf } from './sealing.ts'

const HASH_BYTES = 32

/** Values derived from a receipt code. The code cannot be computed from them. */
export interface CodeKeys {
  /** Lookup key of the report. */
  readonly hash: string
  /** Private key that opens texts sealed for the holder of the code. Never stored. */
  readonly identity: string
}

const derive: (code: string, salt: Buffer, length: number, options: object) => Promise<Buffer> =
  promisify(scrypt)

/**
 * Derives the keys of a code. Slow on purpose, also for an unknown code (security note T19): a tenth of a second and 32
 * MiB for each guess out of 2^60.
 * @param salt of this installation
 */
export async function keysOfCode(code: string, salt: Buffer): Promise<CodeKeys> {
  const bytes = await derive(code, salt, 2 * HASH_BYTES, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  return {
    hash: bytes.subarray(0, HASH_BYTES).toString('base64url'),
    identity: identityOf(bytes.subarray(HASH_BYTES)),
  }
}
