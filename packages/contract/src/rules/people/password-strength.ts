import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_MIN_SCORE } from '../../limits/password.ts'

/** Why a password is refused; null for one that may be taken. */
export type PasswordFault = 'short' | 'long' | 'account' | 'guessable' | null

export interface PasswordStrength {
  /** From 0, guessed at once, to 4. */
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly fault: PasswordFault
}

/**
 * Tells how hard a password is to guess, knowing {@link NEAR_AT_HAND}, the leaked passwords and what is near at hand to this
 * person. Browser and server have the same one each; the contract does not carry its library.
 */
export type PasswordMeter = (password: string, near: readonly string[]) => PasswordStrength['score']

/** What guessing programs try first and the list of leaked passwords lacks: this trade, this product, phrases, pinyin. */
export const NEAR_AT_HAND =
  `apron apronportal portal hangar airport aircraft airplane aviation maintenance csn gameco boeing airbus
  administrator adminadmin supersecret defaultpassword thisisapassword mypassword changemeplease changemenow letmeinplease
  welcomeback iloveyousomuch correcthorsebatterystaple qwertyuiopasdfghjkl qazwsxedcrfv
  woaini woaiwojia woaizhongguo woaini1314 mima wodemima guanliyuan nihao feiji hangkong jiwu weixiu zhongguo`.split(
    /\s+/,
  )

/** Shorter names are part of too much. */
const SHORTEST_NAME = 3

/**
 * How hard a password is to guess, and whether it may be taken: length, no leaked or obvious one, not the account.
 * No rule asks for kinds of characters (security note T04). Browser and server ask the same rule; in the browser it is
 * fetched when a form for new passwords opens, because the list of leaked passwords is large.
 * @param person account and names, as far as they are known
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
