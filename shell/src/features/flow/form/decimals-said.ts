import { plainNumber } from '@apron/ui/fields'

/** A decimal of a form as it is read: its whole digits in groups of three, what is behind the point untouched. */
export function groupDigits(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? []
  return whole === '' ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}

/** Normalizes a typed decimal: no group separators, a plain point and minus. Returns other text unchanged. */
export function readDecimal(typed: string): string | null {
  if (typed.trim() === '') return null
  // The field itself formats with group separators, so `1,234` is 1234.
  const plain = plainNumber(typed, { commaIsDecimal: false })
  if (plain === null) return typed.trim()
  return plain
    .replace(/^\+/, '')
    .replace(/^(-?)(?=\.)/, '$10')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
}
