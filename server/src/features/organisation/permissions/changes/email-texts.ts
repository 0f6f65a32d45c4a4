import { PERSON_LINK_MS } from '@apron/contract/limits/password'
import type { TextPair } from '@apron/contract/texts/text-pair'

const DAYS = PERSON_LINK_MS / 86_400_000

/** Returns the text of a password link, in both languages because the person's language is unknown. */
export function linkText(link: string): string {
  const text: TextPair = {
    zh: `【Apron】请用此链接设置密码，${DAYS} 天内有效，只能使用一次。切勿转发：${link}`,
    en: `[Apron] Set your password with this link. It is valid for ${DAYS} days and works once. Do not share it: ${link}`,
  }
  return `${text.zh}\n${text.en}`
}

/** State of a contact change: waiting for a second administrator, or made. */
export type ContactMove = 'proposed' | 'made'

const MOVES: Readonly<Record<ContactMove, TextPair>> = {
  proposed: {
    zh: '【Apron】有管理员提出修改您账号的手机或邮箱，另一名管理员确认后生效。如非您要求，请立即联系管理员。',
    en: '[Apron] An administrator proposed a new mobile number or e-mail address for your account. It takes effect when a second administrator confirms it. If you did not request this, contact your administrator at once.',
  },
  made: {
    zh: '【Apron】您账号的手机或邮箱已由管理员修改，此后验证码与链接将发送到新的地址。如非您要求，请立即联系管理员。',
    en: '[Apron] An administrator changed the mobile number or e-mail address of your account. From now on, codes and links are sent to the new one. If you did not request this, contact your administrator at once.',
  },
}

/** Returns the text sent to the old mobile or mail when an administrator changes it. */
export function moveText(move: ContactMove): string {
  const { zh, en } = MOVES[move]
  return `${zh}\n${en}`
}
