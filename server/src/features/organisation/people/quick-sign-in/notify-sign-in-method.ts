import { fillText } from '@apron/contract/texts/fill-text'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import type { CodeDelivery } from '../../../auth/codes/code-delivery.ts'
import type { ContactsStore } from '../../../auth/codes/contacts.store.ts'
import { SIGN_IN_METHOD_ADDED } from './sign-in-method.events.ts'

const SIGN_IN_METHODS = {
  pin: { zh: 'PIN 码', en: 'a PIN' },
  key: { zh: '安全密钥', en: 'a security key' },
} as const satisfies Record<string, TextPair>
export type SignInMethod = keyof typeof SIGN_IN_METHODS

export interface SignInMethodNotifierDeps {
  readonly messages: Pick<MessagesService, 'publish'>
  readonly contacts: Pick<ContactsStore, 'find'>
  readonly delivery: CodeDelivery
  /** Called when a mail could not be delivered. */
  readonly onDeliveryFailure: (error: unknown) => void
}

/** Notifies people of a new sign-in method on their account, in case somebody else added it. */
export interface SignInMethodNotifier {
  /** Sends the portal message in the transaction that adds the method. */
  message(transaction: Kysely<unknown>, userCode: string, method: SignInMethod): Promise<void>
  /** Sends a text message or mail after the commit, without waiting for the gateway. */
  mail(userCode: string, method: SignInMethod): Promise<void>
}

export function createSignInMethodNotifier({
  messages,
  contacts,
  delivery,
  onDeliveryFailure,
}: SignInMethodNotifierDeps): SignInMethodNotifier {
  return {
    async message(transaction, userCode, method) {
      await messages.publish(transaction, SIGN_IN_METHOD_ADDED, {
        site: '',
        to: [{ users: [userCode] }],
        by: null,
        values: { way: SIGN_IN_METHODS[method] },
      })
    },
    async mail(userCode, method) {
      const contact = await contacts.find(userCode)
      if (contact === null) return
      const message = {
        ...contact,
        purpose: 'notice',
        code: '',
        language: 'zh',
        text: mailText(method),
      } as const
      void delivery.send(message).catch(onDeliveryFailure)
    },
  }
}

/** Returns the text in both languages, because the person's language is not known here. */
function mailText(method: SignInMethod): string {
  const { text } = SIGN_IN_METHOD_ADDED
  const { zh, en } = SIGN_IN_METHODS[method]
  return `【Apron】${fillText(text.zh, { way: zh })}。\n[Apron] ${fillText(text.en, { way: en })}.`
}
