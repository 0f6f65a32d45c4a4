import { PIN_ATTEMPTS, PIN_DAYS } from '../../limits/quick-sign-in.ts'
import type { TextPair } from '../../texts/text-pair.ts'

/** Reasons why a PIN was deleted. Audit lines store the English text. */
export const PIN_DELETION_REASONS = {
  wrong: { zh: `连续输错 ${PIN_ATTEMPTS} 次`, en: `${PIN_ATTEMPTS} wrong PINs in a row` },
  expired: { zh: `${PIN_DAYS} 天内未用密码登录`, en: `No password login for ${PIN_DAYS} days` },
  password: { zh: '密码已修改', en: 'The password was changed' },
  administrator: { zh: '管理员结束了所有登录', en: 'An administrator ended all logins' },
  person: { zh: '本人移除', en: 'Removed by its owner' },
} as const satisfies Readonly<Record<string, TextPair>>

export type PinDeletionReason = keyof typeof PIN_DELETION_REASONS
