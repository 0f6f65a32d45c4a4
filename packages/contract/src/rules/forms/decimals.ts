import { Big } from 'big.js'

/** Digits before the point of a number and of an amount of money, and after it of money. With these fen fit into a double exactly. */
export const NUMBER_DIGITS = 9
export const MONEY_DIGITS = 13
export const MONEY_SCALE = 2

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/

/** Decimal text as a number that computes in decimals; null where it is not one. */
export function decimalOf(value: unknown): Big | null {
  return typeof value === 'string' && DECIMAL.test(value) ? new Big(value) : null
}

/** Whether a text is a decimal with at most so many digits before and after the point. */
export function isDecimal(value: string, digits: number, scale: number): boolean {
  const [, whole = '', part = ''] = DECIMAL.exec(value) ?? []
  return whole !== '' && whole.replace(/^0+(?=\d)/, '').length <= digits && part.length <= scale
}

/** With so many digits after the point, rounded half up (away from zero). */
export function decimalText(value: Big, scale: number): string {
  return value.toFixed(scale, Big.roundHalfUp)
}

/** An amount in fen, as a whole number that a double holds exactly: conditions compare it. Null where there is no amount. */
export function fenOf(value: unknown): number | null {
  const amount = decimalOf(value)
  return amount === null ? null : Number(amount.times(100).toFixed(0, Big.roundHalfUp))
}

/** −1, 0, 1; null where one of them is not a decimal. */
export function compareDecimals(one: unknown, other: unknown): -1 | 0 | 1 | null {
  const [left, right] = [decimalOf(one), decimalOf(other)]
  return left === null || right === null ? null : left.cmp(right)
}
