import type { TextPair } from '@apron/contract/texts/text-pair'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import type { CodeDelivery } from '../../auth/code-delivery.ts'
import type { ContactsStore } from '../../auth/contacts.store.ts'
import { SIGN_IN_METHOD_ADDED } from './sign-in-method.events.ts'

const WAYS = {
  pin: { zh: 'PIN 码', en: 'a PIN' },
  key: { zh: '安全密钥', en: 'a security key' },
} as const satisfies Record<string, TextPair>
export type SignInMethod = keyof typeof WAYS

export interface SignInMethodNotifierDeps {
  readonly messages: Pick<MessagesService, 'publish'>
  readonly contacts: Pick<ContactsStore, 'find'>
  readonly delivery: CodeDelivery
  /** Called when a mail could not be delivered. */
  readonly undelivered: (error: unknown) => void
}

/** Notifies people of a new sign-in method on their account, in case somebody else added it. */
export interface SignInMethodNotifier {
  /** Sends the portal message in the transaction that adds the method. */
  message(transaction: Kysely<unknown>, userCode: string, way: SignInMethod): Promise<void>
  /** Sends a text message or mail after the commit, without waiting for the gateway. */
  mail(userCode: string, way: SignInMethod): Promise<void>
}

export function createSignInMethodNotifier({
  messages,
  contacts,
  delivery,
  undelivered,
}: SignInMethodNotifierDeps): SignInMethodNotifier {
  return {
    async message(transaction, userCode, way) {
      await messages.publish(transaction, SIGN_IN_METHOD_ADDED, {
        site: '',
        to: [{ users: [userCode] }],
        by: null,
        values: { way: WAYS[way] },
      })
    },
    async mail(userCode, way) {
      const contact = await contacts.find(userCode)
      if (contact === null) return
      const message = {
        ...contact,
        purpose: 'notice',
        code: '',
        language: 'zh',
        text: mailText(way),
      } as const
      void delivery.send(message).catch(undelivered)
    },
  }
}

/** In both languages, because the person's language is not known here. */
function mailText(way: SignInMethod): string {
  const { zh, en } = WAYS[way]
  return [
    `【Apron】您的账号新增了登录方式：${zh}。如非本人操作，请立即修改密码并联系管理员。`,
    `[Apron] A new way to log in was added to your account: ${en}. If it was not you, change your password and contact your administrator at once.`,
  ].join('\n')
}
