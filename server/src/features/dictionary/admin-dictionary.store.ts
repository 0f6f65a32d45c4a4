import { randomUUID } from 'node:crypto'
import type { DictionaryItem, DictionaryPageQuery } from '@apron/contract/dictionary/admin-dictionary'
import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import { personName } from '../../platform/db/person-name.ts'
import { hintEverybody } from '../../platform/live/hints.ts'
import type { DictionaryTables } from './dictionary.tables.ts'

function selectItems(db: Kysely<unknown>, language: Language) {
  return db
    .withTables<DictionaryTables>()
    .selectFrom('dictionary_entry as e')
    .innerJoin('dictionary_directory as d', 'd.code', 'e.directory_code')
    .select([
      'e.id',
      'e.directory_code as directory',
      'e.value',
      'e.name_zh as nameZh',
      'e.name_en as nameEn',
    ])
    .select(['e.sort', 'e.enabled', 'd.steers', 'e.version', 'e.updated_by as updateBy'])
    .select(['e.created_at', 'e.updated_at', personName('e.updated_by', language).as('updateByName')])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

function toItem({ created_at, updated_at, enabled, ...row }: Row): DictionaryItem {
  return {
    ...row,
    enabled: enabled ? 1 : 0,
    createTime: wireTime(created_at),
    updateTime: wireTime(updated_at),
  }
}

/** Returns one page of values, those of a directory in their order. */
export async function pageOfItems(
  db: Kysely<unknown>,
  query: DictionaryPageQuery,
  language: Language,
): Promise<PageOf<DictionaryItem>> {
  const { directory, text = '', enabled } = query.queryCriteria
  const matches = selectItems(db, language)
    .where(containsText(['e.value', 'e.name_zh', 'e.name_en'], text))
    .$if(directory !== undefined, rows => rows.where('e.directory_code', '=', directory ?? ''))
    .$if(enabled !== undefined, rows => rows.where('e.enabled', '=', enabled === 1))
  const sorted = ordered(
    matches,
    query.queryCriteria,
    {
      value: sql.ref('e.value'),
      nameZh: byName(sql.ref('e.name_zh')),
      nameEn: byName(sql.ref('e.name_en')),
      sort: sql.ref('e.sort'),
      enabled: sql.ref('e.enabled'),
      createTime: sql.ref('e.created_at'),
      updateTime: sql.ref('e.updated_at'),
      updateBy: byName(personName('e.updated_by', language)),
    },
    rows => rows.orderBy('e.directory_code').orderBy('e.sort').orderBy('e.value'),
    'e.id',
  )
  const page = await pageOf(sorted, query)
  return { ...page, records: page.records.map(toItem) }
}

export async function findItem(
  db: Kysely<unknown>,
  id: string,
  language: Language,
): Promise<DictionaryItem | null> {
  // An id that is no UUID matches nothing.
  const row = await selectItems(db, language).where(sql<string>`e.id::text`, '=', id).executeTakeFirst()
  return row === undefined ? null : toItem(row)
}

export async function findItemByValue(
  db: Kysely<unknown>,
  { directory, value }: { readonly directory: string; readonly value: string },
  language: Language,
): Promise<DictionaryItem | null> {
  const row = await selectItems(db, language)
    .where('e.directory_code', '=', directory)
    .where('e.value', '=', value)
    .executeTakeFirst()
  return row === undefined ? null : toItem(row)
}

/** Returns every value of these directories, for export. */
export async function listItemsOf(
  db: Kysely<unknown>,
  directories: readonly string[],
  language: Language,
): Promise<DictionaryItem[]> {
  const rows = await selectItems(db, language)
    .where('e.directory_code', '=', sql<string>`any(${[...directories]}::text[])`)
    .execute()
  return rows.map(toItem)
}

/** Returns the directory of a value, or null. */
export async function directoryOfItem(db: Kysely<unknown>, id: string): Promise<string | null> {
  const row = await db
    .withTables<DictionaryTables>()
    .selectFrom('dictionary_entry')
    .select('directory_code')
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return row?.directory_code ?? null
}

/** Locks this value for the transaction, against other changes and new uses. */
export async function lockItem(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`select 1 from dictionary_entry where id::text = ${id} for update`.execute(db)
}

/** Writable fields of a value. */
export interface ItemFields {
  readonly nameZh: string
  readonly nameEn: string
  readonly sort: number
  readonly enabled: boolean
}

export interface ChangeStamp {
  readonly by: string
  readonly now: Date
}

export async function addItem(
  db: Kysely<unknown>,
  { directory, value }: { readonly directory: string; readonly value: string },
  { nameZh, nameEn, sort, enabled }: ItemFields,
  { by, now }: ChangeStamp,
): Promise<void> {
  await db
    .withTables<DictionaryTables>()
    .insertInto('dictionary_entry')
    .values({
      id: randomUUID(),
      directory_code: directory,
      value,
      name_zh: nameZh,
      name_en: nameEn,
      sort,
      enabled,
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .execute()
}

export async function updateItem(
  db: Kysely<unknown>,
  { id, version }: Pick<DictionaryItem, 'id' | 'version'>,
  { nameZh, nameEn, sort, enabled }: ItemFields,
  { by, now }: ChangeStamp,
): Promise<void> {
  await db
    .withTables<DictionaryTables>()
    .updateTable('dictionary_entry')
    .set({ name_zh: nameZh, name_en: nameEn, sort, enabled })
    .set({ updated_at: now, updated_by: by, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function deleteItem(db: Kysely<unknown>, id: string): Promise<void> {
  await db.withTables<DictionaryTables>().deleteFrom('dictionary_entry').where('id', '=', id).execute()
}

/** Serialises changes to the values of a directory. */
export async function lockDirectory(db: Kysely<unknown>, code: string): Promise<void> {
  await sql`select 1 from dictionary_directory where code = ${code} for update`.execute(db)
}

/**
 * Raises the revision after the options of this directory changed. Takes the directory's lock, so that concurrent
 * changes get increasing revisions and no late commit hides behind a revision that clients already know. Clients with
 * an open page are notified.
 */
export async function raiseRevision(db: Kysely<unknown>, directory: string): Promise<void> {
  await db
    .withTables<DictionaryTables>()
    .updateTable('dictionary_directory')
    .set({ revision: sql<string>`revision + 1` })
    .where('code', '=', directory)
    .execute()
  hintEverybody()
}
