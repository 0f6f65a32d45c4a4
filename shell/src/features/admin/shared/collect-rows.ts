export interface Collected<Row> {
  readonly rows: Row[]
  /** Whether there are older ones that are not among them. */
  readonly cut: boolean
}

/** Rows that one question asks for. */
const CHUNK = 200

/**
 * The newest rows of a log for an export, each chunk asked for behind the last row of the one before: what is written meanwhile
 * moves nothing.
 * @param most no more rows than that
 */
export async function collectRows<Row extends { readonly id: unknown }>(
  ask: (after: Row['id'] | undefined, size: number) => Promise<readonly Row[]>,
  most: number,
): Promise<Collected<Row>> {
  const rows: Row[] = []
  while (rows.length < most) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk at a time: each begins where the one before ends
    const chunk = await ask(rows.at(-1)?.id, CHUNK)
    rows.push(...chunk)
    if (chunk.length < CHUNK) return { rows: rows.slice(0, most), cut: rows.length > most }
  }
  const older = await ask(rows.at(-1)?.id, 1)
  return { rows: rows.slice(0, most), cut: rows.length > most || older.length > 0 }
}
