import { normalizeNumber } from '@apron/ui/fields'

/** Groups the whole digits of a decimal in threes and leaves the fraction unchanged. */
export function groupDigits(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? []
  return whole === '' ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}

/** Normalizes a typed decimal: no group separators, a plain point and minus. Returns other text unchanged. */
export function readDecimal(typed: string): string | null {
  if (typed.trim() === '') return null
  // Commas in the field's own format are group separators, so `1,234` is 1234.
  const plain = normalizeNumber(typed, { commaIsDecimal: false })
  if (plain === null) return typed.trim()
  return plain
    .replace(/^\+/, '')
    .replace(/^(-?)(?=\.)/, '$10')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
}
