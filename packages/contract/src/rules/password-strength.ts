/** Shortest password somebody may choose, characters. */
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 128

/** What guessing programs try first, in their long forms; digits and signs at the end are not counted. */
const COMMON = new Set(
  `password passwordpassword mypassword defaultpassword thisisapassword administrator adminadmin admin root default
  letmein letmeinplease welcome welcomeback iloveyou iloveyousomuch changeme changemeplease changemenow secret supersecret
  qwertyuiop qwertyuiopasdf qwertyuiopasdfghjkl asdfghjkl zxcvbnm qazwsxedc qazwsxedcrfv superman football baseball
  princess sunshine monkey dragon master trustno starwars whatever computer internet correcthorsebatterystaple woaini
  woaiwojia woaizhongguo mima guanliyuan apron apronportal portal airport aircraft`.split(/\s+/),
)
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
]
const FEWEST_DIFFERENT = 5

function isOneLine(text: string): boolean {
  return LINES.some(line => line.includes(text) || Array.from(line).toReversed().join('').includes(text))
}

/**
 * Whether a password is too easy to guess: short, one of the common ones, a keyboard line, a few characters repeated, or the account itself.
 * No rule asks for kinds of characters; length is what counts (security note, section 6).
 */
export function isWeakPassword(password: string, userCode: string): boolean {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) return true
  const lower = password.toLowerCase()
  const letters = lower.replaceAll(/[^a-z0-9]/g, '')
  const stem = letters.replace(/[0-9]+$/, '')
  if (new Set(lower).size < FEWEST_DIFFERENT || (letters !== '' && isOneLine(letters))) return true
  if (COMMON.has(stem) || COMMON.has(stem.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e')))
    return true
  return userCode.length >= 3 && lower.includes(userCode.toLowerCase())
}
