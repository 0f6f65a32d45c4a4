/** The kind of a box that shows a statement begins so. */
const STATEMENT_KIND = 'statement:'

/** Which statement a box shows; null when it shows something else. */
export function statementOf(kind: string): string | null {
  return kind.startsWith(STATEMENT_KIND) ? kind.slice(STATEMENT_KIND.length) : null
}

/** How long the bar of each value is, in percent of the longest. A value above none is always seen. */
export function barLengths(values: readonly number[]): number[] {
  const longest = Math.max(...values, 0)
  return values.map(value => (value <= 0 ? 0 : Math.max(2, Math.round((value / longest) * 100))))
}

/** Rows to show: those that count something. */
export const countedRows = <Row extends { readonly value: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ value }) => value !== 0)
