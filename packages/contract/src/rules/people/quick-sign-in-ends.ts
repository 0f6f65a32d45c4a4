import { PIN_DAYS, PIN_TRIES } from '../../limits/quick-sign-in.ts'
import type { TextPair } from '../../texts/text-pair.ts'

/** Reasons why a PIN was deleted. Audit lines store the English text. */
export const QUICK_SIGN_IN_ENDS = {
  wrong: { zh: `连续输错 ${PIN_TRIES} 次`, en: `${PIN_TRIES} wrong PINs in a row` },
  expired: { zh: `${PIN_DAYS} 天内未用密码登录`, en: `No password login for ${PIN_DAYS} days` },
  password: { zh: '密码已修改', en: 'The password was changed' },
  administrator: { zh: '管理员结束了所有登录', en: 'An administrator ended all logins' },
  person: { zh: '本人移除', en: 'Removed by its owner' },
} as const satisfies Readonly<Record<string, TextPair>>

export type QuickSignInEnd = keyof typeof QUICK_SIGN_IN_ENDS
