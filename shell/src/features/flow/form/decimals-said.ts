/** A decimal of a form as it is read: its whole digits in groups of three, what is behind the point untouched. */
export function groupDigits(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? []
  return whole === '' ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}

/** What somebody typed as a decimal, as forms keep it: without blanks and group marks, with a plain point and minus. What is no number stays as typed. */
export function readDecimal(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .replace(/^[−–]/, '-')
  if (plain === '') return null
  return /^-?\d*\.?\d*$/.test(plain) && /\d/.test(plain)
    ? plain
        .replace(/^(-?)(?=\.)/, '$10')
        .replace(/\.$/, '')
        .replace(/^(-?)0+(?=\d)/, '$1')
    : typed.trim()
}
