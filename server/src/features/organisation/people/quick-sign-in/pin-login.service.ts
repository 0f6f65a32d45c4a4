import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PinLogin } from '@apron/contract/sign-in/quick-sign-in'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { passwordMatches } from '../../../../platform/access/password-hash.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { KeyedHash } from '../../../auth/keyed-hash.ts'
import type { LoginKeyService } from '../../../auth/login-key.service.ts'
import type { LoginFailures } from '../../../auth/throttling/login-failures.store.ts'
import { deletePinsWithAudit, pinById } from './delete-pins.ts'
import { resetPinAttempts, usePinAttempt } from './pins.store.ts'
import { findQuickPerson } from './quick-people.store.ts'

export interface PinLoginDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly keys: Pick<LoginKeyService, 'open'>
  readonly failures: Pick<
    LoginFailures,
    'scopesOf' | 'rejectIfBlocked' | 'countAttempt' | 'recordAddressFailure'
  >
  readonly names: { hashOf(typed: string): string }
  readonly pinHash: KeyedHash
  readonly audit: SecurityAudit
}

/** Returns the text of a PIN to hash, bound to this person and device. */
export function pinText(userCode: string, deviceHash: string, pin: string): string {
  return `${userCode} ${deviceHash} ${pin}`
}

/**
 * Logs a person in with the PIN of this device (security note T36). Unknown device, no PIN, expired PIN and wrong PIN
 * give the same answer in the same time. Wrong PINs also count as wrong passwords; a right one does not clear those.
 * @param open opens the session, in the transaction in which the PIN is accepted
 */
export async function logInByPin<Session>(
  deps: PinLoginDeps,
  request: PinLogin,
  { deviceHash, address }: { readonly deviceHash: string | null; readonly address: string },
  open: (userCode: string, transaction: Kysely<unknown>) => Promise<Session>,
): Promise<Session> {
  const { db, clock, failures, audit } = deps
  const userCode = deviceHash === null ? null : await findQuickPerson(db, request.person, deviceHash)
  const subject = userCode ?? `unknown ${deps.names.hashOf(request.person)}`
  const scopes = await failures.scopesOf(subject, request.deviceId, address)
  try {
    await failures.rejectIfBlocked(scopes)
    const attempt = userCode === null ? null : await usePinAttempt(db, request.person, clock.now())
    const pin = (await deps.keys.open(request)) ?? ''
    const pinTextHash = deps.pinHash(pinText(subject, deviceHash ?? '', pin))
    const isRight = await passwordMatches(pinTextHash, attempt?.pinHash ?? null)
    if (!isRight || attempt === null || userCode === null) {
      // Comes first: of many parallel attempts, counting may refuse the next one.
      if (attempt?.left === 0) await deletePinAfterFailures(deps, request.person, address)
      await failures.countAttempt(scopes)
      throw new Refusal(SERVER_ERRORS.quickLoginRefused)
    }
    return await inTransaction(db, async transaction => {
      if (!(await resetPinAttempts(transaction, request.person, attempt.pinHash, clock.now()))) {
        throw new Refusal(SERVER_ERRORS.quickLoginRefused)
      }
      return await open(userCode, transaction)
    })
  } catch (error) {
    if (error instanceof Refusal) {
      await failures.recordAddressFailure(address)
      const reason = error.entry.en
      await audit({ event: 'quick login refused', userCode: subject, address, reason })
    }
    throw error
  }
}

async function deletePinAfterFailures(
  { db, audit }: PinLoginDeps,
  id: string,
  address: string,
): Promise<void> {
  await inTransaction(db, transaction =>
    deletePinsWithAudit(transaction, audit, pinById(id), 'wrong', address),
  )
}
