import { randomUUID } from 'node:crypto'
import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import {
  type AdminTranslation,
  type AdminTranslationQuery,
  type AdminTranslationSave,
  TRANSLATION_TYPES,
} from '@apron/contract/dictionary/admin-translation'
import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PageOf } from '@apron/contract/lists/paging'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import { personName } from '../../platform/db/person-name.ts'
import { toTranslation } from './translations.store.ts'
import type { TranslationsTables } from './translations.tables.ts'

/** Author and time of a change, and the handling of its files. */
export interface ChangeStamp {
  readonly by: string
  readonly now: Date
  readonly keepFiles: KeepFiles
}

/** Attaches the files of a text, so that everybody may open them. Runs in the transaction that saves it. */
export type KeepFiles = (db: QueryExecutorProvider, id: string, urls: readonly string[]) => Promise<void>

/** §3: the same name for all entries of a portal. */
const PROJECT_NAME = '航空维修门户'

function translations(db: Kysely<unknown>) {
  return db
    .withTables<TranslationsTables>()
    .selectFrom('translation')
    .selectAll()
    .where('project_code', '=', PROJECT_CODE)
}

function toAdminTranslation(row: Selectable<TranslationsTables['translation']>): AdminTranslation {
  return { ...toTranslation(row), version: row.version }
}

/** Returns one page of this portal's texts, with the names of their editors. */
export async function pageOfTranslations(
  db: Kysely<unknown>,
  query: AdminTranslationQuery,
  language: Language,
): Promise<PageOf<AdminTranslation>> {
  const { id, text = '', type } = query.queryCriteria
  const updater = personName('translation.updated_by', language)
  const found = translations(db)
    .select(updater.as('updater'))
    .where(containsText(['code', 'chinese', 'english'], text))
    .$if(id !== undefined, some => some.where(sql<boolean>`id::text = ${id}`))
    .$if(type !== undefined, some => some.where('type', '=', type ?? TRANSLATION_TYPES.plain))
  const sorted = ordered(
    found,
    query.queryCriteria,
    {
      code: null,
      chinese: byName(sql.ref('chinese')),
      english: byName(sql.ref('english')),
      type: null,
      updateBy: byName(updater),
      updateTime: sql.ref('updated_at'),
    },
    rows => rows.orderBy('code'),
    'id',
  )
  const page = await pageOf(sorted, query)
  return {
    ...page,
    records: page.records.map(row => Object.assign(toAdminTranslation(row), { updateBy: row.updater })),
  }
}

async function findTranslation(db: Kysely<unknown>, id: string): Promise<AdminTranslation | null> {
  // Compared as text, so that an invalid id finds nothing instead of causing a database error.
  const row = await translations(db).where(sql<boolean>`id::text = ${id}`).executeTakeFirst()
  return row === undefined ? null : toAdminTranslation(row)
}

/** Returns the rules for creating, changing and deleting texts. */
export function translationKind({
  by,
  now,
  keepFiles,
}: ChangeStamp): EditedKind<AdminTranslationSave, AdminTranslation> {
  return {
    /** Serialises changes, so that a repeated code is detected. */
    async lock(db) {
      await sql`lock table translation in share row exclusive mode`.execute(db)
    },
    find: findTranslation,
    async check(db, { id, code }) {
      const taken = await translations(db)
        .where('code', '=', code)
        .where(sql<boolean>`id::text <> ${id ?? ''}`)
        .executeTakeFirst()
      if (taken !== undefined) throw new Refusal(SERVER_ERRORS.translationCodeTaken, { code })
    },
    async put(db, { code, type, chinese, english }, before) {
      const store = db.withTables<TranslationsTables>()
      const values = { code, type, chinese, english, updated_by: by, updated_at: now }
      const id = before?.id ?? randomUUID()
      if (before === null) {
        const project = { project_code: PROJECT_CODE, project_name: PROJECT_NAME }
        await store
          .insertInto('translation')
          .values({ ...values, ...project, id, created_by: by, created_at: now })
          .execute()
      } else {
        await store
          .updateTable('translation')
          .set({ ...values, version: before.version + 1 })
          .where('id', '=', id)
          .execute()
      }
      const files = type === TRANSLATION_TYPES.file ? [chinese, english].filter(url => url !== '') : []
      await keepFiles(db, id, files)
      return id
    },
  }
}

export async function dropTranslation(
  db: Kysely<unknown>,
  { id }: AdminTranslation,
  keepFiles: KeepFiles,
): Promise<void> {
  await db.withTables<TranslationsTables>().deleteFrom('translation').where('id', '=', id).execute()
  await keepFiles(db, id, [])
}
