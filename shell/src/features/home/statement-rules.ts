/** Prefix of the kind of a statement box. */
const STATEMENT_KIND = 'statement:'

/** Returns the statement a box shows, or null for other kinds of box. */
export function statementOf(kind: string): string | null {
  return kind.startsWith(STATEMENT_KIND) ? kind.slice(STATEMENT_KIND.length) : null
}

/** Drops rows with a count of zero. */
export const countedRows = <Row extends { readonly value: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ value }) => value !== 0)
