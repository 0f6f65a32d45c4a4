import { CHALLENGE_LIFETIME_MS } from '@apron/contract/limits/session'
import type { NewKeyOptions, SecurityKeyKind } from '@apron/contract/sign-in/security-key'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256: the algorithms of common keys. */
export const KEY_ALGORITHMS = [-8, -7, -257]

interface NewKeyInput {
  readonly kind: SecurityKeyKind
  readonly challenge: string
  readonly party: RelyingParty
  readonly user: NewKeyOptions['user']
  /** Existing keys of the person. */
  readonly known: readonly string[]
}

/**
 * Returns the options for a new key. It stores its person and asks for its own PIN or fingerprint. No attestation is
 * requested.
 */
export function newKeyOptions({ kind, challenge, party, user, known }: NewKeyInput): NewKeyOptions {
  return {
    challenge,
    rp: { id: party.id, name: 'Apron' },
    user,
    pubKeyCredParams: KEY_ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: known.map(id => ({ type: 'public-key', id })),
    authenticatorSelection: {
      authenticatorAttachment: kind === 'device' ? 'platform' : 'cross-platform',
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
