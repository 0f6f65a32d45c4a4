import { PIN_MAX_DIGITS, PIN_MIN_DIGITS } from '../../limits/quick-sign-in.ts'

/** Why a PIN is rejected: an attacker, with or without knowledge of the owner, would try it first. */
export type PinFault = 'length' | 'digits' | 'pattern' | 'number' | 'date'

/** Matches month and day in either order, before or after a year, in six or eight digits. */
const MONTH = '(0[1-9]|1[0-2])'
const DAY = '(0[1-9]|[12]\\d|3[01])'
const YEAR = '((19|20)?\\d\\d)'
const DATE = new RegExp(`^(${YEAR}${MONTH}${DAY}|${MONTH}${DAY}${YEAR}|${DAY}${MONTH}${YEAR})$`)
/** One to four repeated digits. */
const REPEATED = /^(\d{1,4})\1+$/

function isRun(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => (10 + Number(digit) - Number(pin[at])) % 10))
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}

/** @param userCode of the owner: the employee number is on every badge */
export function pinFault(pin: string, userCode: string): PinFault | null {
  if (!/^\d*$/.test(pin)) return 'digits'
  if (pin.length < PIN_MIN_DIGITS || pin.length > PIN_MAX_DIGITS) return 'length'
  if (REPEATED.test(pin) || isRun(pin)) return 'pattern'
  const number = userCode.replaceAll(/\D/g, '')
  if (number.length >= 4 && pin.includes(number)) return 'number'
  return DATE.test(pin) ? 'date' : null
}
