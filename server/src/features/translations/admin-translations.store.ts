import { randomUUID } from 'node:crypto'
import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { SavedRecord, SeenRecord } from '@apron/contract/entities/admin-record'
import {
  type AdminTranslation,
  type AdminTranslationQuery,
  type AdminTranslationSave,
  TRANSLATION_TYPES,
} from '@apron/contract/entities/admin-texts'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { staleRecord } from '../../platform/db/stale-record.ts'
import { toTranslation } from './translations.store.ts'
import type { TranslationsTables } from './translations.tables.ts'

/** Who saves, and when. */
export interface Saving {
  readonly by: string
  readonly now: Date
}

/** Makes the files that a text leads to the text's, so that everybody may open them; run in the transaction that saves it. */
export type KeepFiles = (db: QueryExecutorProvider, id: string, urls: readonly string[]) => Promise<void>

/** §3; entries of a portal all carry its name. */
const PROJECT_NAME = '航空维修门户'

/** One page of the texts of this portal, by code. */
export async function translationPage(
  db: Kysely<unknown>,
  { current, size, queryCriteria: { keyword = '', type } }: AdminTranslationQuery,
): Promise<{ records: AdminTranslation[]; total: number }> {
  let found = db
    .withTables<TranslationsTables>()
    .selectFrom('translation')
    .where('project_code', '=', PROJECT_CODE)
    .where(containsText(['code', 'chinese', 'english'], keyword))
  if (type !== undefined) found = found.where('type', '=', type)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('code')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    records: rows.map(row => Object.assign(toTranslation(row), { version: row.version })),
    total,
  }
}

/** Adds a text or changes one. @throws Refusal when its code is taken or it was changed meanwhile */
export async function saveTranslation(
  db: Kysely<unknown>,
  wanted: AdminTranslationSave,
  saving: Saving,
  keepFiles: KeepFiles,
): Promise<SavedRecord> {
  return await inTransaction(db.withTables<TranslationsTables>(), async store => {
    // One after the other: of two that save the same code at once the second is told.
    await sql`lock table translation in share row exclusive mode`.execute(store)
    const { seen, code, type, chinese, english } = wanted
    const taken = await store
      .selectFrom('translation')
      .select('id')
      .where('project_code', '=', PROJECT_CODE)
      .where('code', '=', code)
      .where(sql<boolean>`id::text <> ${seen?.id ?? ''}`)
      .executeTakeFirst()
    if (taken !== undefined) throw new Refusal(SERVER_ERRORS.translationCodeTaken, { code })
    const files = type === TRANSLATION_TYPES.file ? [chinese, english].filter(url => url !== '') : []
    const values = { code, type, chinese, english, updated_by: saving.by, updated_at: saving.now }
    if (seen === undefined) {
      const added = await store
        .insertInto('translation')
        .values({
          ...values,
          id: randomUUID(),
          project_code: PROJECT_CODE,
          project_name: PROJECT_NAME,
          created_by: saving.by,
          created_at: saving.now,
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
      await keepFiles(store, added.id, files)
      return added
    }
    const changed = await store
      .updateTable('translation')
      .set({ ...values, version: sql<number>`version + 1` })
      .where('project_code', '=', PROJECT_CODE)
      // Compared as text: what is not an id is no entry, not an error of the database.
      .where(sql<boolean>`id::text = ${seen.id}`)
      .where('version', '=', seen.version)
      .returning(['id', 'version'])
      .executeTakeFirst()
    if (changed === undefined) throw staleRecord(await isThere(store, seen.id))
    await keepFiles(store, changed.id, files)
    return changed
  })
}

/** @throws Refusal when it was changed meanwhile */
export async function removeTranslation(
  db: Kysely<unknown>,
  { id, version }: SeenRecord,
  keepFiles: KeepFiles,
): Promise<void> {
  await inTransaction(db.withTables<TranslationsTables>(), async store => {
    const { numDeletedRows } = await store
      .deleteFrom('translation')
      .where('project_code', '=', PROJECT_CODE)
      .where(sql<boolean>`id::text = ${id}`)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw staleRecord(await isThere(store, id))
    await keepFiles(store, id, [])
  })
}

async function isThere(db: Kysely<unknown> | Kysely<TranslationsTables>, id: string): Promise<boolean> {
  const row = await db
    .withTables<TranslationsTables>()
    .selectFrom('translation')
    .select('id')
    .where('project_code', '=', PROJECT_CODE)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst()
  return row !== undefined
}
