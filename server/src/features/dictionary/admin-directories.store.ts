import type { AdminDirectory, AdminDirectorySave } from '@apron/contract/dictionary/admin-dictionary'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, sql } from 'kysely'
import { lockDirectory, raiseRevision } from './admin-dictionary.store.ts'
import type { DictionaryTables } from './dictionary.tables.ts'
import { DIRECTORY_LEVELS, directoryFault } from './directory-place.ts'

const TREE_LOCK = 730_074

/** Selects directories with their level in the tree and their number of values. */
function selectDirectories(db: Kysely<unknown>) {
  return db
    .withTables<DictionaryTables>()
    .withRecursive('placed', placed =>
      placed
        .selectFrom('dictionary_directory as d')
        .select(['d.code', sql<string[]>`array[d.code]`.as('path')])
        .where('d.parent_code', 'is', null)
        .unionAll(
          placed
            .selectFrom('dictionary_directory as d')
            .innerJoin('placed as parent', 'parent.code', 'd.parent_code')
            .select(['d.code', sql<string[]>`parent.path || d.code`.as('path')]),
        ),
    )
    .selectFrom('dictionary_directory as d')
    .innerJoin('placed as p', 'p.code', 'd.code')
    .select(['d.code', 'd.name_zh as nameZh', 'd.name_en as nameEn', 'd.steers', 'd.version'])
    .select([
      sql<string>`coalesce(d.parent_code, '')`.as('parentCode'),
      sql<number>`array_length(p.path, 1)`.as('level'),
      sql<number>`(select count(*)::int from dictionary_entry e where e.directory_code = d.code)`.as(
        'entries',
      ),
    ])
}

/** Returns all directories in tree order. */
export async function allDirectories(db: Kysely<unknown>): Promise<AdminDirectory[]> {
  return await selectDirectories(db).orderBy('p.path').execute()
}

export async function findDirectory(db: Kysely<unknown>, code: string): Promise<AdminDirectory | null> {
  return (await selectDirectories(db).where('d.code', '=', code).executeTakeFirst()) ?? null
}

/** Rules for creating and changing directories. */
export const DIRECTORY_KIND: EditedKind<AdminDirectorySave, AdminDirectory> = {
  /**
   * Serialises changes of the tree, because two changes that are valid alone can form a cycle together. The lock is
   * advisory, because a table lock could deadlock: a change of a value locks its directory first and updates it later.
   */
  async lock(db, code) {
    await sql`select pg_advisory_xact_lock(${sql.lit(TREE_LOCK)})`.execute(db)
    await lockDirectory(db, code ?? '')
  },
  find: findDirectory,
  async check(db, { code, parentCode }) {
    const fault = directoryFault({ code, parentCode }, await allDirectories(db))
    if (fault !== null) throw new Refusal(fault, { code, levels: String(DIRECTORY_LEVELS) })
    if (parentCode !== '' && (await findDirectory(db, parentCode)) === null)
      throw new Refusal(SERVER_ERRORS.notFound)
  },
  async put(db, { code, nameZh, nameEn, parentCode }, before) {
    const store = db.withTables<DictionaryTables>()
    const values = {
      name_zh: stripInvisible(nameZh),
      name_en: stripInvisible(nameEn),
      parent_code: parentCode === '' ? null : parentCode,
    }
    if (before === null) {
      await store
        .insertInto('dictionary_directory')
        .values({ code, ...values })
        .execute()
    } else {
      await store
        .updateTable('dictionary_directory')
        .set({ ...values, version: before.version + 1 })
        .where('code', '=', code)
        .execute()
    }
    await raiseRevision(db, code)
    return code
  },
}
