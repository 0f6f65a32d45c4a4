import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { SECURITY_KEYS } from '@apron/contract/limits/quick-sign-in'
import type { NewKeyOptions, NewSecurityKey, SecurityKeyKind } from '@apron/contract/sign-in/security-key'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import type { Clock } from '@apron/server-kit/time/clock'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { CallSession } from '../../../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { Challenges } from '../../../auth/challenges.store.ts'
import type { KeyedHash } from '../../../auth/keyed-hash.ts'
import type { SignInMethodNotifier } from '../quick-sign-in/notify-sign-in-method.ts'
import { findEmployee } from '../users/users.store.ts'
import type { UsersTables } from '../users/users.tables.ts'
import { signedChallenge, userHandle } from './key-fields.ts'
import { KEY_ALGORITHMS, newKeyOptions } from './new-key-options.ts'
import { ownerOf } from './own-device.ts'
import type { RelyingParty } from './relying-party.ts'
import { credentialsOf, putKey } from './security-keys.store.ts'

export interface AddKeyDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly challenges: Challenges
  readonly handleHash: KeyedHash
  readonly audit: SecurityAudit
  readonly notifier: SignInMethodNotifier
}

/** The person who adds a key, and their device. */
export interface KeyOwner extends Pick<CallSession, 'id' | 'userCode' | 'site'> {
  readonly deviceHash: string | null
  readonly address: string
}

/** Returns the options with which the browser creates a key, valid for this session only. @throws Refusal */
export async function beginKey(
  { db, challenges, handleHash }: AddKeyDeps,
  party: RelyingParty,
  kind: SecurityKeyKind,
  owner: KeyOwner,
): Promise<NewKeyOptions> {
  const { userCode } = owner
  await requireSoleOwner(db, kind, owner)
  const existingIds = await credentialsOf(db, userCode)
  if (existingIds.length >= SECURITY_KEYS) throw new Refusal(SERVER_ERRORS.securityKeysFull)
  const employee = await findEmployee(db, userCode, owner.site)
  const challenge = await challenges.issue('new key', owner.id)
  const user = {
    id: userHandle(handleHash, userCode),
    name: userCode,
    displayName: employee?.name.en ?? userCode,
  }
  return newKeyOptions({ kind, challenge, party, user, known: existingIds })
}

/** Stores a key created by the browser. @throws Refusal */
export async function addKey(
  { db, clock, challenges, audit, notifier }: AddKeyDeps,
  party: RelyingParty,
  { kind, name, credential }: NewSecurityKey,
  owner: KeyOwner,
): Promise<void> {
  const { userCode, address } = owner
  await requireSoleOwner(db, kind, owner)
  const challenge = signedChallenge(credential.response.clientDataJSON)
  if (challenge === null || !(await challenges.redeem('new key', owner.id, challenge))) {
    throw new Refusal(SERVER_ERRORS.challengeOver)
  }
  const isPlatformKey = credential.authenticatorAttachment === 'platform'
  if (isPlatformKey !== (kind === 'device')) throw new Refusal(SERVER_ERRORS.securityKeyNotAdded)
  const key = await verifyCredential(party, credential, challenge)
  await inTransaction(db, async transaction => {
    // Locks the person, so that concurrent requests cannot exceed the limit of keys.
    await transaction
      .withTables<UsersTables>()
      .selectFrom('app_user')
      .select('user_code')
      .where('user_code', '=', userCode)
      .forUpdate()
      .execute()
    const existingIds = await credentialsOf(transaction, userCode)
    if (existingIds.length >= SECURITY_KEYS) throw new Refusal(SERVER_ERRORS.securityKeysFull)
    const isNew = await putKey(transaction, {
      id: randomUUID(),
      user_code: userCode,
      credential_id: key.id,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      name: stripInvisible(name),
      device_hash: kind === 'device' ? owner.deviceHash : null,
      added_at: clock.now(),
      used_at: null,
    })
    if (!isNew) throw new Refusal(SERVER_ERRORS.securityKeyNotAdded)
    await audit({ event: 'security key added', userCode, address, sessionId: owner.id }, transaction)
    await notifier.message(transaction, userCode, 'key')
  })
  await notifier.mail(userCode, 'key')
}

/** Rejects a shared device as a key: it must have been marked as belonging to this person alone. */
async function requireSoleOwner(db: Kysely<unknown>, kind: SecurityKeyKind, owner: KeyOwner): Promise<void> {
  if (kind === 'carried') return
  if ((await ownerOf(db, owner.deviceHash)) !== owner.userCode) {
    throw new Refusal(SERVER_ERRORS.deviceShared)
  }
}

async function verifyCredential(
  party: RelyingParty,
  credential: NewSecurityKey['credential'],
  expectedChallenge: string,
) {
  const verification = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: KEY_ALGORITHMS,
  }).catch(() => {
    // Drops the error: it describes a defect of the response that the person cannot fix.
    return null
  })
  if (!verification?.verified) throw new Refusal(SERVER_ERRORS.securityKeyNotAdded)
  return verification.registrationInfo.credential
}
