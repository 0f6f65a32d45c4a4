import type { KeyedHash } from '../../../auth/keyed-hash.ts'

/** Returns the id of a person on their key. A finder of the key cannot read the employee number from it. */
export function userHandle(hash: KeyedHash, userCode: string): string {
  return Buffer.from(hash(userCode), 'hex').toString('base64url')
}
