export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Decimal places. 0 by default (UI-02). */
  readonly precision?: number | undefined
}

/** Returns the number nearest to `value` that the field allows: rounded half away from zero, then clamped (UI-02). */
export function fitNumber(value: number, { min, max, precision = 0 }: NumberLimits): number {
  const rounded = roundTo(value, precision)
  const atLeastMin = min === undefined ? rounded : Math.max(min, rounded)
  return max === undefined ? atLeastMin : Math.min(max, atLeastMin)
}

/** Parses a typed number. Returns null for an empty entry, or the reason why it is invalid or ambiguous (UI-02). */
export function parseNumber(text: string, limits: NumberLimits): number | null | 'unreadable' {
  if (text.trim() === '') return null
  const plain = normalizeNumber(text, { commaIsDecimal: (limits.precision ?? 0) > 0 })
  return plain === null ? 'unreadable' : fitNumber(Number(plain), limits)
}

/** Digits grouped in threes with the same separator throughout. */
const GROUPED = /^[+-]?\d{1,3}([, _])\d{3}(?:\1\d{3})*(\.\d*)?$/
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/**
 * Rewrites a typed number, full-width or with a Chinese full stop, with a plain point and minus. Returns null if it is not a number.
 * A comma counts as a group separator or a decimal mark, whichever is possible.
 *
 * @param commaIsDecimal true if `1,234` could mean 1.234: it is then ambiguous and rejected
 */
export function normalizeNumber(
  typed: string,
  { commaIsDecimal }: { readonly commaIsDecimal: boolean },
): string | null {
  const text = typed.normalize('NFKC').trim().replaceAll('。', '.').replace(/^[−–]/, '-')
  const groups = GROUPED.exec(text)
  if (groups !== null) {
    const isSure = !commaIsDecimal || groups[2] !== undefined || text.split(groups[1] ?? '').length > 2
    const beginsWithZero = /^[+-]?0/.test(text)
    if (isSure && !beginsWithZero) return text.replaceAll(/[, _]/g, '')
    if (!beginsWithZero || groups[1] !== ',') return null
  }
  if (DECIMAL_COMMA.test(text)) return text.replace(',', '.')
  return PLAIN.test(text) ? text : null
}

/** Rounds by exponent, because 1.005 * 100 is 100.49999999999999. */
function roundTo(value: number, precision: number): number {
  const [digits = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + precision}`))
  const [back = '0', backExponent = '0'] = String(shifted).split('e')
  const rounded = Number(`${back}e${Number(backExponent) - precision}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
