/** Start of a cell that a spreadsheet would take for a formula, full-width forms included (security note T22). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Returns rows of cells as a CSV file. Quotes where needed (RFC 4180) and prevents any cell from running as a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
