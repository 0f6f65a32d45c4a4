export interface CollectedRows<Row> {
  readonly rows: Row[]
  /** True if there are older rows that were not collected. */
  readonly truncated: boolean
}

/** Rows per request. */
const CHUNK = 200

/**
 * Collects the newest rows of a log for an export. Each chunk starts after the last row of the previous one,
 * so rows written in between shift nothing.
 * @param limit maximum number of rows
 */
export async function collectRows<Row extends { readonly id: unknown }>(
  fetchChunk: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  limit: number,
): Promise<CollectedRows<Row>> {
  const rows: Row[] = []
  while (rows.length < limit) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk starts after the last row of the previous one
    const chunk = await fetchChunk(rows.at(-1)?.id, CHUNK)
    rows.push(...chunk)
    if (chunk.length < CHUNK) return { rows: rows.slice(0, limit), truncated: rows.length > limit }
  }
  const older = await fetchChunk(rows.at(-1)?.id, 1)
  return { rows: rows.slice(0, limit), truncated: rows.length > limit || older.length > 0 }
}
