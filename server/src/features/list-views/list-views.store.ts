import { randomUUID } from 'node:crypto'
import type { ListSettings, ListViewSave } from '@apron/contract/lists/list-view'
import { type Kysely, sql } from 'kysely'
import type { ListViewsTables } from './list-views.tables.ts'

/** A list of one person. */
export interface SavedList {
  readonly userCode: string
  readonly code: string
}

/** Returns the person's settings of this list. */
export async function settingsOf(db: Kysely<unknown>, { userCode, code }: SavedList): Promise<ListSettings> {
  const store = db.withTables<ListViewsTables>()
  const views = await store
    .selectFrom('list_view')
    .select(['id', 'name', 'view', 'standard'])
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .orderBy('name')
    .execute()
  const size = await store
    .selectFrom('list_size')
    .select('size')
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .executeTakeFirst()
  return { views, size: size?.size ?? null }
}

/** Counts the other lists for which this person has stored a view or a page size. */
export async function countOtherLists(db: Kysely<unknown>, { userCode, code }: SavedList): Promise<number> {
  const store = db.withTables<ListViewsTables>()
  const others = (table: 'list_view' | 'list_size') =>
    store.selectFrom(table).select('code').where('user_code', '=', userCode).where('code', '!=', code)
  const { count } = await store
    .selectFrom(others('list_view').union(others('list_size')).as('list'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks this person's views of this list until the transaction ends, so that the limit and the single standard view
 * hold.
 */
export async function lockViews(db: Kysely<unknown>, { userCode, code }: SavedList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list_view ${userCode} ${code}`}, 0))`.execute(db)
}

/** Writes a view. The caller has checked the others under {@link lockViews}. */
export async function putView(
  db: Kysely<unknown>,
  { userCode, code }: SavedList,
  { id, name, view, standard }: Omit<ListViewSave, 'code'>,
  now: Date,
): Promise<void> {
  const store = db.withTables<ListViewsTables>()
  if (standard) {
    await store
      .updateTable('list_view')
      .set({ standard: false })
      .where('user_code', '=', userCode)
      .where('code', '=', code)
      .where('standard', '=', true)
      .execute()
  }
  const values = { name, view, standard, updated_at: now }
  if (id === null) {
    await store
      .insertInto('list_view')
      .values({ ...values, id: randomUUID(), user_code: userCode, code })
      .execute()
    return
  }
  await store
    .updateTable('list_view')
    .set(values)
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .where(sql`id::text`, '=', id)
    .execute()
}

/** Deletes a view of this person. Returns false if there is none, also for the id of another person's view. */
export async function deleteView(
  db: Kysely<unknown>,
  { userCode, code }: SavedList,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .withTables<ListViewsTables>()
    .deleteFrom('list_view')
    .where('user_code', '=', userCode)
    .where('code', '=', code)
    .where(sql`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the page size. Of two concurrent writes the later one wins. */
export async function putSize(
  db: Kysely<unknown>,
  { userCode, code }: SavedList,
  size: NonNullable<ListSettings['size']>,
  now: Date,
): Promise<void> {
  await db
    .withTables<ListViewsTables>()
    .insertInto('list_size')
    .values({ user_code: userCode, code, size, updated_at: now })
    .onConflict(conflict => conflict.columns(['user_code', 'code']).doUpdateSet({ size, updated_at: now }))
    .execute()
}
