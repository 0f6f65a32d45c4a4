import type { Language } from '@apron/contract/entities/language'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { type CodeDelivery, type CodeMessage, codeMessage } from './code-delivery.ts'
import type { ContactsStore } from './contacts.store.ts'
import type { LoginFailures } from './login-failures.store.ts'
import type { CodeOwner, OneTimeCodes } from './one-time-codes.store.ts'
import { SENDING_LIMITS } from './sending-rules.ts'

export interface SendCodeDeps {
  readonly codes: OneTimeCodes
  readonly contacts: ContactsStore
  readonly failures: LoginFailures
  readonly delivery: CodeDelivery
  readonly audit: SecurityAudit
  /** Told when a message could not be delivered; the person asks for another one. */
  readonly undelivered: (error: unknown) => void
}

/**
 * Sends a code, if there is somebody to send it to. The steps, the answer and its time are the same when there is nobody
 * (security note T05): the message goes out after the answer. The captcha must have been redeemed before.
 */
export async function sendCode(
  deps: SendCodeDeps,
  owner: CodeOwner,
  origin: { readonly address: string; readonly language: Language },
): Promise<void> {
  // A device that has logged in before has codes of its own, so that strangers cannot use up the owner's (security note T04).
  // An unknown one counts with those of its address, so that strangers elsewhere cannot use up those of a new device.
  const [scope, anywhere] = await deps.failures.scopesOf(owner.subject, owner.deviceId, origin.address)
  await deps.codes.countSending(`${owner.purpose} ${scope}`, SENDING_LIMITS.one)
  if (anywhere !== undefined)
    await deps.codes.countSending(`${owner.purpose} ${anywhere}`, SENDING_LIMITS.anywhere)
  const code = await deps.codes.make(owner)
  const contact = await deps.contacts.find(owner.subject)
  const { subject: userCode, purpose } = owner
  await deps.audit({ event: 'code asked for', userCode, address: origin.address, purpose })
  if (contact === null) return
  const message = codeMessage(owner.purpose, code, contact, origin.language)
  setImmediate(() => void deliver(deps, owner, message))
}

/** A code that may not have gone out counts no more: nobody knows who has it. */
async function deliver(
  { codes, delivery, undelivered }: SendCodeDeps,
  owner: CodeOwner,
  message: CodeMessage,
): Promise<void> {
  try {
    await delivery.send(message)
  } catch (error) {
    undelivered(error)
    await codes.useUp(owner).catch(undelivered)
  }
}
