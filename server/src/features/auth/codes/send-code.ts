import type { Language } from '@apron/contract/dictionary/language'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import type { LoginFailures } from '../throttling/login-failures.store.ts'
import { SENDING_LIMITS } from '../throttling/sending-rules.ts'
import { type CodeDelivery, type CodeMessage, codeMessage } from './code-delivery.ts'
import type { ContactsStore } from './contacts.store.ts'
import type { CodeOwner, OneTimeCodes } from './one-time-codes.store.ts'

export interface SendCodeDeps {
  readonly codes: OneTimeCodes
  readonly contacts: ContactsStore
  readonly failures: LoginFailures
  readonly delivery: CodeDelivery
  readonly audit: SecurityAudit
  /** Called when a message could not be delivered. The person can ask for another one. */
  readonly onDeliveryFailure: (error: unknown) => void
}

/**
 * Sends a code if the account exists and has a contact. Otherwise steps, response and timing are the same (security
 * note T05): the message is sent after the response. The captcha must have been redeemed before.
 */
export async function sendCode(
  deps: SendCodeDeps,
  owner: CodeOwner,
  origin: { readonly address: string; readonly language: Language },
): Promise<void> {
  // A known device has its own code limit, so that strangers cannot use up the owner's (security note T04). An unknown
  // one shares the limit of its address, so that strangers elsewhere cannot use up that of a new device.
  const [scope, anywhere] = await deps.failures.scopesOf(owner.subject, owner.deviceId, origin.address)
  await deps.codes.countSending(`${owner.purpose} ${scope}`, SENDING_LIMITS.one)
  if (anywhere !== undefined)
    await deps.codes.countSending(`${owner.purpose} ${anywhere}`, SENDING_LIMITS.anywhere)
  const code = await deps.codes.create(owner)
  const contact = await deps.contacts.find(owner.subject)
  const { subject: userCode, purpose } = owner
  await deps.audit({ event: 'code asked for', userCode, address: origin.address, purpose })
  if (contact === null) return
  const message = codeMessage(owner.purpose, code, contact, origin.language)
  setImmediate(() => void deliver(deps, owner, message))
}

/** Delivers a code, and invalidates it on failure, since it may have reached somebody else. */
async function deliver(
  { codes, delivery, onDeliveryFailure }: SendCodeDeps,
  owner: CodeOwner,
  message: CodeMessage,
): Promise<void> {
  try {
    await delivery.send(message)
  } catch (error) {
    onDeliveryFailure(error)
    await codes.consume(owner).catch(onDeliveryFailure)
  }
}
