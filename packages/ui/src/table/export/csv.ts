/** What a spreadsheet would take for the beginning of a formula, full-width forms included (security note T22). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows of cells as a file that spreadsheets open: quoted where needed (RFC 4180), and no cell ever runs as a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
