import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { CHALLENGE_LIFETIME_MS } from '@apron/contract/limits/session'
import { SECURITY_KEY_FAULTS, type SecurityKeyFault } from '@apron/contract/rules/people/security-key-ends'
import type { KeyLogin, KeyLoginOptions } from '@apron/contract/sign-in/security-key'
import type { Clock } from '@apron/server-kit/time/clock'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { Challenges } from '../../../auth/challenges.store.ts'
import type { KeyedHash } from '../../../auth/keyed-hash.ts'
import type { LoginFailures } from '../../../auth/throttling/login-failures.store.ts'
import { signedChallenge, userHandle } from './key-fields.ts'
import { isUsableOnDevice } from './key-place.ts'
import type { RelyingParty } from './relying-party.ts'
import { findKey, recordKeyUse, type StoredKey } from './security-keys.store.ts'

export interface KeyLoginDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly challenges: Challenges
  readonly failures: Pick<
    LoginFailures,
    'scopesOf' | 'rejectIfBlocked' | 'countAttempt' | 'recordAddressFailure'
  >
  readonly names: { hashOf(typed: string): string }
  readonly handleHash: KeyedHash
  readonly audit: SecurityAudit
}

interface KeyLoginOrigin {
  readonly deviceHash: string | null
  readonly address: string
}

/** Returns the browser's options for a key login: single-use and bound to this device. */
export async function keyLoginOptions(
  challenges: Challenges,
  party: RelyingParty,
  deviceHash: string,
): Promise<KeyLoginOptions> {
  const challenge = await challenges.issue('key login', deviceHash)
  return { challenge, rpId: party.id, timeout: CHALLENGE_LIFETIME_MS, userVerification: 'required' }
}

/**
 * Logs a person in with a signed response of their key (security note T37). An unknown key and any invalid response
 * give the same refusal; the audit has the reason. Failures count as wrong passwords; a success does not clear those.
 * @param open opens the session, in the transaction in which the key is marked as used
 */
export async function logInByKey<Session>(
  deps: KeyLoginDeps,
  party: RelyingParty,
  { credential, deviceId }: KeyLogin,
  origin: KeyLoginOrigin,
  open: (userCode: string, transaction: Kysely<unknown>) => Promise<Session>,
): Promise<Session> {
  const { db, clock, failures, audit } = deps
  const { address } = origin
  const key = await findKey(db, credential.id)
  const subject = key?.userCode ?? `unknown ${deps.names.hashOf(credential.id)}`
  const scopes = await failures.scopesOf(subject, deviceId, address)
  let fault: SecurityKeyFault | null = null
  try {
    await failures.rejectIfBlocked(scopes)
    const checked = await check(deps, party, credential, key, origin)
    if (typeof checked === 'string') {
      fault = checked
      throw new Refusal(SERVER_ERRORS.quickLoginRefused)
    }
    return await inTransaction(db, async transaction => {
      fault = await recordKeyUse(transaction, checked.key.id, checked.counter, clock.now())
      if (fault !== null) throw new Refusal(SERVER_ERRORS.quickLoginRefused)
      return await open(checked.key.userCode, transaction)
    })
  } catch (error) {
    if (error instanceof Refusal) {
      if (fault !== null) await failures.countAttempt(scopes)
      await failures.recordAddressFailure(address)
      const reason = fault === null ? error.entry.en : SECURITY_KEY_FAULTS[fault].en
      await audit({ event: 'quick login refused', userCode: subject, address, reason })
    }
    throw error
  }
}

interface Checked {
  readonly key: StoredKey
  readonly counter: number
}

/** Returns the fault, or the key with its new counter. */
async function check(
  { challenges, handleHash }: KeyLoginDeps,
  party: RelyingParty,
  credential: KeyLogin['credential'],
  key: StoredKey | null,
  { deviceHash }: KeyLoginOrigin,
): Promise<SecurityKeyFault | Checked> {
  const challenge = signedChallenge(credential.response.clientDataJSON)
  const isOurs =
    challenge !== null && deviceHash !== null && (await challenges.redeem('key login', deviceHash, challenge))
  if (!isOurs) return 'challenge'
  if (key === null) return 'unknown'
  if (!isUsableOnDevice(key, deviceHash, credential.authenticatorAttachment)) return 'elsewhere'
  const handle = credential.response.userHandle
  if (handle !== undefined && handle !== userHandle(handleHash, key.userCode)) return 'signature'
  const verification = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is checked in the database (recordKeyUse), which alone can order concurrent responses.
    credential: { id: credential.id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: 0 },
    // The error describes a defect of the response. Its sender is told nothing.
  }).catch(() => null)
  if (!verification?.verified) return 'signature'
  return { key, counter: verification.authenticationInfo.newCounter }
}
