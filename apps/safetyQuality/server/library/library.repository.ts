import type { PageOf } from '@apron/contract/lists/paging'
import { containsText } from '@apron/server-kit/db/contains-text'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { LibraryCriteria, LibraryQuery } from '../../contract/library/library.entities.ts'
import type { LibraryDb, LibraryEntryTable, LibraryTables } from './library.tables.ts'

export type EntryRecord = Selectable<LibraryEntryTable>

/** Searched columns. Both languages, so that a search in one language also finds entries by their text in the other. */
const SEARCHED = ['entry_no', 'title', 'happened', 'why', 'changed', 'lesson'].flatMap(column =>
  column === 'entry_no' ? [column] : [`${column}_zh`, `${column}_en`],
)

const selectPublished = (db: LibraryDb) =>
  db.selectFrom('safety_quality_library_entry').where('del_flag', '=', 0).where('published', '=', true)

function filterCondition({ text, category, ata, factor, monthFrom, monthTo }: LibraryCriteria) {
  return (eb: ExpressionBuilder<LibraryTables, 'safety_quality_library_entry'>) =>
    eb.and([
      ...(text === undefined ? [] : [containsText(SEARCHED, text)]),
      ...(category === undefined ? [] : [eb('category', '=', category)]),
      ...(ata === undefined ? [] : [eb('ata', '=', ata)]),
      ...(factor === undefined ? [] : [sql<SqlBool>`${factor} = any(factors)`]),
      ...(monthFrom === undefined ? [] : [eb('month', '>=', monthFrom)]),
      ...(monthTo === undefined ? [] : [eb('month', '<=', monthTo)]),
    ])
}

/** Returns one page of published entries, newest first. */
export async function listEntries(db: LibraryDb, query: LibraryQuery): Promise<PageOf<EntryRecord>> {
  const found = selectPublished(db).selectAll().where(filterCondition(query.queryCriteria))
  return await pageOf(found.orderBy('month', 'desc').orderBy('entry_no', 'desc'), query)
}

/** Returns the filter values of all published entries. */
export async function listFacets(
  db: LibraryDb,
): Promise<Pick<EntryRecord, 'category' | 'ata' | 'factors' | 'month'>[]> {
  return await selectPublished(db).select(['category', 'ata', 'factors', 'month']).execute()
}

export async function findEntry(db: LibraryDb, id: string): Promise<EntryRecord | undefined> {
  return await selectPublished(db).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Increments the number of people whom an entry helped. Returns undefined if no entry is published under this id. */
export async function incrementHelpful(db: LibraryDb, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('safety_quality_library_entry')
    .set(eb => ({ helpful: eb('helpful', '+', 1) }))
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .where('published', '=', true)
    .returning('helpful')
    .executeTakeFirst()
  return row?.helpful
}
