export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Digits behind the point; 0 when nothing is said (UI-02). */
  readonly precision?: number | undefined
}

/** The number nearest to `value` that the field allows: rounded half away from zero, then clamped (UI-02). */
export function fitNumber(value: number, { min, max, precision = 0 }: NumberLimits): number {
  const rounded = roundTo(value, precision)
  const atLeastMin = min === undefined ? rounded : Math.max(min, rounded)
  return max === undefined ? atLeastMin : Math.min(max, atLeastMin)
}

/** What a person typed → the number the field holds; null for nothing or for what is no number (UI-02). */
export function readNumber(text: string, limits: NumberLimits): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  return fitNumber(Number(plain), limits)
}

/** Decimal rounding by exponent, because 1.005 * 100 is 100.49999999999999. */
function roundTo(value: number, precision: number): number {
  const [digits = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + precision}`))
  const [back = '0', backExponent = '0'] = String(shifted).split('e')
  const rounded = Number(`${back}e${Number(backExponent) - precision}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
