import type { TextPair } from '@apron/contract/texts/text-pair'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, type RawBuilder, sql } from 'kysely'

export interface SourceEntry {
  readonly id: string
  readonly name: TextPair
}

/** True if the caller belongs to the company. Internal sources are empty for everybody else. */
const IS_INTERNAL = sql`(select kind = 'department' from department where code = caller.dept)`

/** Data sources by `dataSourceId`. An id is only a key of this table, never a query (security note T20). */
const SOURCES: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  [
    'department',
    sql`select code as id, name_zh, name_en from department, caller where kind = 'department' and ${IS_INTERNAL}`,
  ],
  [
    // Customers and suppliers must not learn of each other.
    'enterprise',
    sql`select code as id, name_zh, name_en from department, caller
         where kind <> 'department' and (code = caller.dept or ${IS_INTERNAL})`,
  ],
  ['site', sql`select three_code as id, name_zh, name_en from airport where is_site`],
  ['airport', sql`select three_code as id, name_zh, name_en from airport`],
  ['role', sql`select code as id, name_zh, name_en from role, caller where ${IS_INTERNAL}`],
  ['post', sql`select code as id, name_zh, name_en from post, caller where ${IS_INTERNAL}`],
])

const MAX_ENTRIES = 500

export interface SourceQuery {
  readonly dataSourceId: string
  /** Part of the id or of a name; empty: all. */
  readonly keyword: string
  /** Department or enterprise of the caller. */
  readonly dept: string
}

/** Returns the entries of a data source by id, or null if there is no such source. */
export async function entriesOfSource(
  db: Kysely<unknown>,
  { dataSourceId, keyword, dept }: SourceQuery,
): Promise<SourceEntry[] | null> {
  const source = SOURCES.get(dataSourceId)
  if (source === undefined) return null
  const { rows } = await sql<{ id: string; name_zh: string; name_en: string }>`
    with caller as (select ${dept}::text as dept), source as (${source})
    select id, name_zh, name_en from source
     where ${containsText(['id', 'name_zh', 'name_en'], keyword)}
     order by id
     limit ${sql.lit(MAX_ENTRIES)}`.execute(db)
  return rows.map(({ id, name_zh: zh, name_en: en }) => ({ id, name: { zh, en } }))
}
