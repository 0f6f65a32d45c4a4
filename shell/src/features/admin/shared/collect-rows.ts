export interface Collected<Row> {
  readonly rows: Row[]
  /** True if there are older rows that were not collected. */
  readonly cut: boolean
}

/** Rows per request. */
const CHUNK = 200

/**
 * Collects the newest rows of a log for an export. Each chunk starts after the last row of the previous one,
 * so rows written in between shift nothing.
 * @param most maximum number of rows
 */
export async function collectRows<Row extends { readonly id: unknown }>(
  ask: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  most: number,
): Promise<Collected<Row>> {
  const rows: Row[] = []
  while (rows.length < most) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk starts after the last row of the previous one
    const chunk = await ask(rows.at(-1)?.id, CHUNK)
    rows.push(...chunk)
    if (chunk.length < CHUNK) return { rows: rows.slice(0, most), cut: rows.length > most }
  }
  const older = await ask(rows.at(-1)?.id, 1)
  return { rows: rows.slice(0, most), cut: rows.length > most || older.length > 0 }
}
