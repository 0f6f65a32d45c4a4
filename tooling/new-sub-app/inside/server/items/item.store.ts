import type { PageOf } from '@apron/contract/entities/paging'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { containsText } from '@apron/server-kit/db/contains-text'
import { pageOf } from '@apron/server-kit/db/page-of'
import type { RecordColumns } from '@apron/server-kit/db/record-columns'
import type { Kysely, Selectable } from 'kysely'
import type { ItemQuery, ItemSave, ItemSortKey, ItemStatus } from '../../contract/item.entities.ts'

export interface ItemTable extends RecordColumns {
  item_no: string
  site_code: string
  title: string
  chapter: string | null
  text: string
  status: ItemStatus
}
export type ItemTables = { sample_app_item: ItemTable }
export type ItemDb = Kysely<ItemTables>
export type ItemRecord = Selectable<ItemTable>

const SORT_COLUMNS = {
  itemNo: 'item_no',
  title: 'title',
  status: 'status',
  updateTime: 'update_time',
} as const satisfies Record<ItemSortKey, keyof ItemTable>

/** One page of the items of a site; without a wish what is open comes first, the newest on top. */
export async function listItems(db: ItemDb, site: string, query: ItemQuery): Promise<PageOf<ItemRecord>> {
  const { text = '', chapter, status, sortBy, descending = false } = query.queryCriteria
  const wanted = sortBy === undefined ? 'status' : SORT_COLUMNS[sortBy]
  const found = itemsOf(db, site)
    .where(containsText(['item_no', 'title'], text))
    .$if(chapter !== undefined, items => items.where('chapter', '=', chapter ?? null))
    .$if(status !== undefined, items => items.where('status', '=', status ?? 'OPEN'))
    .orderBy(wanted, sortBy === undefined || descending ? 'desc' : 'asc')
    .orderBy('item_no', 'desc')
  return pageOf(found, query)
}

/** @throws Refusal when the site has no item with this id */
export async function findItem(db: ItemDb, site: string, id: string): Promise<ItemRecord> {
  const found = await itemsOf(db, site).where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new Refusal(SERVER_ERRORS.notFound)
  return found
}

/** Where and by whom something is saved, and when. */
export interface Saving {
  readonly id: string
  readonly site: string
  readonly by: string
  readonly now: Date
}

/** @throws Refusal when there is one with this id already */
export async function addItem(
  db: ItemDb,
  { id, site, by, now }: Saving,
  { version: _none, ...fields }: ItemSave,
  itemNo: string,
): Promise<void> {
  const marks = { create_by: by, create_time: now, update_by: by, update_time: now }
  const added = await db
    .insertInto('sample_app_item')
    .values({ id, item_no: itemNo, site_code: site, ...fields, ...marks })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new Refusal(SERVER_ERRORS.conflict)
}

/** @throws Refusal when somebody has changed it since, and when the site has none with this id */
export async function changeItem(
  db: ItemDb,
  { id, site, by, now }: Saving,
  { version, ...fields }: ItemSave,
): Promise<void> {
  const changed = await db
    .updateTable('sample_app_item')
    .set({ ...fields, version: version + 1, update_by: by, update_time: now })
    .where('id', '=', id)
    .where('site_code', '=', site)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (changed !== undefined) return
  await findItem(db, site, id)
  throw new Refusal(SERVER_ERRORS.conflict)
}

function itemsOf(db: ItemDb, site: string) {
  return db.selectFrom('sample_app_item').selectAll().where('site_code', '=', site).where('del_flag', '=', 0)
}
