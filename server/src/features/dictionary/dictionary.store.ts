import type { Bilingual } from '@apron/contract/sub-apps/server-plugin'
import { type Kysely, sql } from 'kysely'
import type { DictionaryTables } from './dictionary.tables.ts'

export interface DictionaryEntry {
  readonly directory: string
  readonly value: string
  readonly name: Bilingual
  readonly sort: number
  readonly enabled: boolean
}

/** The entries of several directories in their order, disabled ones included. */
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
