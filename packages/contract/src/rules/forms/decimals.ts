import { Big } from 'big.js'

/**
 * Digits before the point of a number and of an amount, and decimals of an amount. With these limits fen fit exactly
 * into a double.
 */
export const NUMBER_DIGITS = 9
export const MONEY_DIGITS = 13
export const MONEY_SCALE = 2

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/

/** Parses decimal text. Returns null if invalid. */
export function decimalOf(value: unknown): Big | null {
  return typeof value === 'string' && DECIMAL.test(value) ? new Big(value) : null
}

/** Returns true if a text is a decimal with at most this many digits before and after the point. */
export function isDecimal(value: string, digits: number, scale: number): boolean {
  const [, whole = '', part = ''] = DECIMAL.exec(value) ?? []
  return whole !== '' && whole.replace(/^0+(?=\d)/, '').length <= digits && part.length <= scale
}

/** Formats with this many decimals, rounded half up (away from zero). */
export function decimalText(value: Big, scale: number): string {
  return value.toFixed(scale, Big.roundHalfUp)
}

/** Returns an amount in fen as an integer that a double represents exactly, for conditions. Null if there is no amount. */
export function fenOf(value: unknown): number | null {
  const amount = decimalOf(value)
  return amount === null ? null : Number(amount.times(100).toFixed(0, Big.roundHalfUp))
}

/** Returns −1, 0 or 1, or null if one of them is not a decimal. */
export function compareDecimals(one: unknown, other: unknown): -1 | 0 | 1 | null {
  const [left, right] = [decimalOf(one), decimalOf(other)]
  return left === null || right === null ? null : left.cmp(right)
}
