import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { KeyedHash } from '../../../auth/keyed-hash.ts'

/** Returns the signed challenge, or null if unreadable. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Returns the id of a person on their key: a keyed hash, which does not contain the employee number. */
export function userHandle(hash: KeyedHash, userCode: string): string {
  return Buffer.from(hash(userCode), 'hex').toString('base64url')
}
