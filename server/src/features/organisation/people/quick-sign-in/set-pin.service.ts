import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { pinFault } from '@apron/contract/rules/people/pin-fault'
import { splitSealed } from '@apron/contract/rules/people/sealed-password'
import type { NewPin } from '@apron/contract/sign-in/quick-sign-in'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashPassword } from '../../../../platform/access/password-hash.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { CallSession } from '../../../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { Challenges } from '../../../auth/challenges.store.ts'
import type { KeyedHash } from '../../../auth/keyed-hash.ts'
import type { LoginKeyService } from '../../../auth/login-key.service.ts'
import type { SignInMethodNotifier } from './notify-sign-in-method.ts'
import { pinText } from './pin-login.service.ts'
import { putPin } from './pins.store.ts'
import { createQuickPerson } from './quick-people.store.ts'

export interface SetPinDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly keys: Pick<LoginKeyService, 'open'>
  readonly challenges: Pick<Challenges, 'redeem'>
  readonly pinHash: KeyedHash
  readonly audit: SecurityAudit
  readonly notifier: SignInMethodNotifier
}

/** Sets the PIN of the session's person for the current device. It is sent like a password that confirms a session. */
export async function setPin(
  deps: SetPinDeps,
  { challenge, pin: sealed }: NewPin,
  { id: sessionId, userCode }: Pick<CallSession, 'id' | 'userCode'>,
  { deviceHash, address }: { readonly deviceHash: string; readonly address: string },
): Promise<void> {
  const { db, clock } = deps
  if (!(await deps.challenges.redeem('confirmation', sessionId, challenge))) {
    throw new Refusal(SERVER_ERRORS.challengeOver)
  }
  const pin = await deps.keys.open({ ...splitSealed(sealed), captchaKey: challenge })
  if (pin === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'pin' })
  if (pinFault(pin, userCode) !== null) throw new Refusal(SERVER_ERRORS.pinTooWeak)
  const pinHash = await hashPassword(deps.pinHash(pinText(userCode, deviceHash, pin)))
  await inTransaction(db, async transaction => {
    const id = await createQuickPerson(transaction, { userCode, deviceHash }, clock.now())
    await putPin(transaction, id, pinHash, clock.now())
    await deps.audit({ event: 'pin set', userCode, address, sessionId }, transaction)
    await deps.notifier.message(transaction, userCode, 'pin')
  })
  await deps.notifier.mail(userCode, 'pin')
}
