import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_MIN_SCORE } from '../../limits/password.ts'

/** Why a password is rejected; null if accepted. */
export type PasswordFault = 'short' | 'long' | 'account' | 'guessable' | null

export interface PasswordStrength {
  /** From 0 (guessed at once) to 4. */
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly fault: PasswordFault
}

/**
 * Rates how hard a password is to guess, with {@link OBVIOUS_PASSWORD_WORDS}, leaked passwords and words related to the
 * person.
 * Browser and server each supply it, so that the contract does not need its library.
 */
export type PasswordMeter = (password: string, near: readonly string[]) => PasswordStrength['score']

/**
 * Words that guessing programs try first and that the list of leaked passwords lacks: this trade, this product,
 * phrases, pinyin.
 */
export const OBVIOUS_PASSWORD_WORDS =
  `apron apronportal portal hangar airport aircraft airplane aviation maintenance csn gameco boeing airbus
  administrator adminadmin supersecret defaultpassword thisisapassword mypassword changemeplease changemenow letmeinplease
  welcomeback iloveyousomuch correcthorsebatterystaple qwertyuiopasdfghjkl qazwsxedcrfv
  woaini woaiwojia woaizhongguo woaini1314 mima wodemima guanliyuan nihao feiji hangkong jiwu weixiu zhongguo`.split(
    /\s+/,
  )

/** Shorter names occur in too many passwords. */
const SHORTEST_NAME = 3

/**
 * Rates a password and checks whether it is accepted: length, neither leaked nor obvious, not the account. No required
 * character classes (security note T04). Browser and server use the same rule. The browser loads it with a form for new
 * passwords, because the list of leaked passwords is large.
 * @param person account and names, as far as known
 */
export function passwordStrength(
  meter: PasswordMeter,
  password: string,
  person: readonly string[],
): PasswordStrength {
  const length = Array.from(password).length
  if (length > PASSWORD_MAX_LENGTH) return { score: 4, fault: 'long' }
  const names = person.map(name => name.toLowerCase()).filter(name => name !== '')
  const score = meter(password, names.flatMap(partsOf))
  if (length < PASSWORD_MIN_LENGTH) return { score, fault: 'short' }
  const [account = ''] = names
  if (account.length >= SHORTEST_NAME && password.toLowerCase().includes(account)) {
    return { score, fault: 'account' }
  }
  return { score, fault: score < PASSWORD_MIN_SCORE ? 'guessable' : null }
}

/** `Feng Xiaolan` is guessed as each word and as `fengxiaolan`. */
function partsOf(name: string): string[] {
  const words = name.split(/\s+/)
  return [...words, words.join('')].filter(part => part.length >= SHORTEST_NAME)
}
