import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import type { DictionaryTables } from './dictionary.tables.ts'

export interface DictionaryEntry {
  readonly directory: string
  readonly value: string
  readonly name: TextPair
  readonly sort: number
  readonly enabled: boolean
}

/** Returns the entries of several directories in their order, disabled ones included. */
export async function entriesOf(
  db: Kysely<unknown>,
  directories: readonly string[],
): Promise<DictionaryEntry[]> {
  const rows = await db
    .withTables<DictionaryTables>()
    .selectFrom('dictionary_entry')
    .select(['directory_code', 'value', 'name_zh', 'name_en', 'sort', 'enabled'])
    .where('directory_code', '=', sql<string>`any(${[...directories]}::text[])`)
    .orderBy('sort')
    .orderBy('value')
    .execute()
  return rows.map(({ directory_code: directory, value, name_zh: zh, name_en: en, sort, enabled }) => ({
    directory,
    value,
    name: { zh, en },
    sort,
    enabled,
  }))
}

export interface StoredDirectory {
  readonly code: string
  readonly name: TextPair
  readonly parentCode: string | null
}

/** Depth limit of recursion. Also stops at cycles. */
const DIRECTORY_DEPTH = 10

/** Returns these directories and all their ancestors, root first, without duplicates. Skips unknown codes. */
export async function directoriesAbove(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<StoredDirectory[]> {
  const { rows } = await sql<{ code: string; zh: string; en: string; parent_code: string | null }>`
    with recursive above as (
      select code, parent_code, 0 as height from dictionary_directory where code = any(${[...codes]}::text[])
      union
      select d.code, d.parent_code, a.height + 1
        from above a join dictionary_directory d on d.code = a.parent_code
       where a.height < ${sql.lit(DIRECTORY_DEPTH)}
    )
    select d.code, d.name_zh as zh, d.name_en as en, d.parent_code
      from dictionary_directory d
      join (select code, max(height) as height from above group by code) a on a.code = d.code
     order by a.height desc, d.code`.execute(db)
  return rows.map(({ code, zh, en, parent_code: parentCode }) => ({ code, name: { zh, en }, parentCode }))
}

/**
 * Returns a text that differs after every change of a directory or value. Each change raises its directory's revision
 * under its lock and directories are never deleted, so the sum only grows with each commit.
 */
export async function dictionariesVersion(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(sum(revision), 0)::text as version from dictionary_directory`.execute(db)
  return rows[0]?.version ?? '0'
}
