import type { TextPair } from '@apron/contract/texts/text-pair'

/** Maximum age of a password in days, if the deployment turns the rule on. */
export const PASSWORD_MAX_AGE_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** The password-expiry flag and message of §4. */
export interface PasswordState {
  readonly pdExpireFlag: 0 | 1
  readonly message: TextPair
}

const NOTHING: PasswordState = { pdExpireFlag: 0, message: { zh: '', en: '' } }

const EXPIRED: PasswordState = {
  pdExpireFlag: 1,
  message: {
    zh: `密码已使用超过 ${PASSWORD_MAX_AGE_DAYS} 天，请尽快修改`,
    en: `Your password is older than ${PASSWORD_MAX_AGE_DAYS} days. Change it soon.`,
  },
}

/** @param ruleIsOn the setting PASSWORD_EXPIRY_RULE; if off, passwords never expire */
export function passwordState(changedAt: Date | null, ruleIsOn: boolean, now: Date): PasswordState {
  if (!ruleIsOn || changedAt === null) return NOTHING
  return now.getTime() - changedAt.getTime() > PASSWORD_MAX_AGE_DAYS * DAY_MS ? EXPIRED : NOTHING
}
