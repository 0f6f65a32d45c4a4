/** The kind of a box that shows a statement begins so. */
const STATEMENT_KIND = 'statement:'

/** Which statement a box shows; null when it shows something else. */
export function statementOf(kind: string): string | null {
  return kind.startsWith(STATEMENT_KIND) ? kind.slice(STATEMENT_KIND.length) : null
}

/** Rows to show: those that count something. */
export const countedRows = <Row extends { readonly value: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ value }) => value !== 0)
