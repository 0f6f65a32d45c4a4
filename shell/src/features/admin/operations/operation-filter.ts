import type { OperationCriteria, OperationRow } from '@apron/contract/entities/admin-operation'
import { dayEnd, dayStart } from '@apron/contract/rules/whole-days'

export interface OperationFilter {
  readonly person: string
  readonly site: string | null
  readonly kind: OperationRow['kind'] | null
  readonly page: string
  /** Days, both included; null is open. */
  readonly period: readonly [string | null, string | null]
}

export const NO_OPERATION_FILTER: OperationFilter = {
  person: '',
  site: null,
  kind: null,
  page: '',
  period: [null, null],
}

/** The filter as the call wants it; a day is meant from its first second to its last (§5). */
export function toOperationCriteria({
  person,
  site,
  kind,
  page,
  period,
}: OperationFilter): OperationCriteria {
  const [from, to] = period
  return {
    ...(person.trim() === '' ? {} : { person: person.trim() }),
    ...(site === null ? {} : { site }),
    ...(kind === null ? {} : { kind }),
    ...(page.trim() === '' ? {} : { page: page.trim() }),
    ...(from === null ? {} : { from: dayStart(from) }),
    ...(to === null ? {} : { to: dayEnd(to) }),
  }
}

export interface Collected {
  readonly rows: OperationRow[]
  /** Whether there are older ones that are not among them. */
  readonly cut: boolean
}

/** Rows that one question asks for. */
const CHUNK = 200

/**
 * The newest rows for an export, each chunk asked for behind the last row of the one before: what is written meanwhile
 * moves nothing.
 * @param most no more rows than that
 */
export async function collectOperations(
  ask: (after: string | undefined, size: number) => Promise<readonly OperationRow[]>,
  most: number,
): Promise<Collected> {
  const rows: OperationRow[] = []
  while (rows.length < most) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk at a time: each begins where the one before ends
    const chunk = await ask(rows.at(-1)?.id, CHUNK)
    rows.push(...chunk)
    if (chunk.length < CHUNK) return { rows: rows.slice(0, most), cut: rows.length > most }
  }
  const older = await ask(rows.at(-1)?.id, 1)
  return { rows: rows.slice(0, most), cut: rows.length > most || older.length > 0 }
}
