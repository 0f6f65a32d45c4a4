import type { Language } from '@apron/contract/dictionary/language'
import { CODE_LIFETIME_MS } from '@apron/contract/limits/one-time-code'
import type { Contact } from './contacts.store.ts'
import type { CodePurpose } from './one-time-codes.store.ts'

/** Other messages to a person's own mobile or mail: a password link, or account news. They have no code. */
export type PersonalPurpose = 'link' | 'notice'

/** A code for a person: the text to send, and its parts for gateways with their own templates. */
export interface CodeMessage extends Contact {
  readonly purpose: CodePurpose | PersonalPurpose
  readonly code: string
  readonly language: Language
  readonly text: string
}

/** Sends messages to phones and mailboxes (docs/configuration.md). Rejects on failure, does not retry. */
export interface CodeDelivery {
  /** False without a gateway. Messages then go to a file on the server. */
  readonly reachesPeople: boolean
  send(message: CodeMessage): Promise<void>
}

const MINUTES = CODE_LIFETIME_MS / 60_000

const TEXTS: Record<CodePurpose, Record<Language, (code: string) => string>> = {
  login: {
    zh: code => `【Apron】登录验证码 ${code}，${MINUTES} 分钟内有效。非本人操作请忽略，切勿告诉他人。`,
    en: code =>
      `[Apron] Your login code is ${code}, valid for ${MINUTES} minutes. Do not share it. If you did not request it, ignore this message.`,
  },
  password: {
    zh: code => `【Apron】重置密码验证码 ${code}，${MINUTES} 分钟内有效。非本人操作请忽略，切勿告诉他人。`,
    en: code =>
      `[Apron] Your password reset code is ${code}, valid for ${MINUTES} minutes. Do not share it. If you did not request it, ignore this message.`,
  },
}

export function codeMessage(
  purpose: CodePurpose,
  code: string,
  contact: Contact,
  language: Language,
): CodeMessage {
  return {
    mobile: contact.mobile,
    email: contact.email,
    purpose,
    code,
    language,
    text: TEXTS[purpose][language](code),
  }
}
