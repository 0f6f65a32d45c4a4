import type { KeyedHash } from '../../auth/keyed-hash.ts'

/** What a key knows its person by: whoever finds the key reads no employee number out of it. */
export function userHandle(hash: KeyedHash, userCode: string): string {
  return Buffer.from(hash(userCode), 'hex').toString('base64url')
}
