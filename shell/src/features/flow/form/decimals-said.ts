import { plainNumber } from '@apron/ui/fields'

/** A decimal of a form as it is read: its whole digits in groups of three, what is behind the point untouched. */
export function groupDigits(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? []
  return whole === '' ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}

/** What somebody typed as a decimal, as forms keep it: without group marks, with a plain point and minus. What is no number stays as typed. */
export function readDecimal(typed: string): string | null {
  if (typed.trim() === '') return null
  // The field writes groups itself: `1,234` is one of them.
  const plain = plainNumber(typed, { commaIsDecimal: false })
  if (plain === null) return typed.trim()
  return plain
    .replace(/^\+/, '')
    .replace(/^(-?)(?=\.)/, '$10')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
}
