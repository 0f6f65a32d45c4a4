import type { TextPair } from '@apron/contract/texts/text-pair'
import { excluded } from '@apron/server-kit/db/excluded'
import { readableRecords } from '@apron/server-kit/records/visibility/readable-records'
import { sql } from 'kysely'
import type { CheckItem, ItemResult } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { isSameResult } from '../../contract/rules/checks/results.ts'
import type { CheckDb, CheckTables } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Selects {@link OrderRecord}. Callers add their filters. Table aliases: `o` order, `t` template. */
export function selectOrders(db: CheckDb) {
  return db
    .selectFrom('safety_quality_check_order as o')
    .leftJoin('safety_quality_check_template as t', 't.id', 'o.template_id')
    .where('o.del_flag', '=', 0)
    .selectAll('o')
    .select([
      't.code as template_code',
      't.revision as template_revision',
      't.status as template_status',
      't.name_zh as template_zh',
      't.name_en as template_en',
      't.basis as template_basis',
    ])
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>

/** One check order with the number and names of its template. */
export type OrderRecord = Selected[number]

const CHECKERS = sql<string[]>`array(
  select c.user_code from safety_quality_checker as c where c.order_id = o.id order by c.sort)`

/** Finds an order with its checkers. `locked` locks the row until the transaction ends, so that writers take turns. */
export const findOrder = (db: CheckDb, id: string, lock?: 'locked') =>
  selectOrders(db)
    .select(CHECKERS.as('checkers'))
    .where('o.id', '=', id)
    .$if(lock === 'locked', found => found.forUpdate('o'))
    .executeTakeFirst()

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** One item of an order, in both languages, with its current result. */
export interface ItemRecord extends Omit<CheckItem, 'group' | 'text' | 'saved'> {
  readonly group: TextPair
  readonly text: TextPair
  readonly saved: { readonly by: string; readonly at: Date } | null
}

export async function findItems(
  db: CheckDb,
  order: Pick<OrderRecord, 'id' | 'template_id'>,
): Promise<ItemRecord[]> {
  const rows = await db
    .selectFrom('safety_quality_template_item as i')
    .leftJoin('safety_quality_item_result as r', join =>
      join.onRef('r.item_id', '=', 'i.id').on('r.order_id', '=', order.id),
    )
    .where(eb =>
      order.template_id === null
        ? eb('i.order_id', '=', order.id)
        : eb('i.template_id', '=', order.template_id),
    )
    .selectAll('i')
    .select(['r.result', 'r.measured', 'r.remark', 'r.photos', 'r.finding', 'r.saved_by', 'r.saved_at'])
    .orderBy('i.seq')
    .execute()
  return rows.map(row => ({
    id: row.id,
    seq: row.seq,
    group: { zh: row.group_zh, en: row.group_en },
    text: { zh: row.text_zh, en: row.text_en },
    method: row.method,
    sampleSize: row.sample_size,
    basisRef: row.basis_ref,
    critical: row.critical,
    measures: row.measures,
    result: {
      result: row.result,
      measured: row.measured ?? [],
      remark: row.remark ?? '',
      photos: row.photos ?? [],
      finding: row.finding,
    },
    saved: row.saved_by === null || row.saved_at === null ? null : { by: row.saved_by, at: row.saved_at },
  }))
}

export interface SavedResult {
  readonly item: Pick<ItemRecord, 'id' | 'result'>
  readonly result: ItemResult
  readonly by: string
  readonly at: Date
}

const RESULT_COLUMNS = ['result', 'measured', 'remark', 'photos', 'finding', 'saved_by', 'saved_at'] as const

/** Stores the results of items of one order and records the previous ones. Skips unchanged results. */
export async function putResults(
  db: CheckDb,
  orderId: string,
  results: readonly SavedResult[],
): Promise<void> {
  const changed = results.filter(({ item: { result: before }, result }) => {
    const isSameDept = before.finding?.responsibleDept === result.finding?.responsibleDept
    return !isSameDept || !isSameResult(before, result)
  })
  if (changed.length === 0) return
  const changes = changed.map(({ item, result, by, at }) => ({
    order_id: orderId,
    item_id: item.id,
    at,
    by_code: by,
    before: JSON.stringify(item.result),
    after: JSON.stringify(result),
  }))
  const saved = changed.map(({ item, result, by, at }) => ({
    order_id: orderId,
    item_id: item.id,
    result: result.result,
    measured: JSON.stringify(result.measured),
    remark: result.remark,
    photos: JSON.stringify(result.photos),
    finding: JSON.stringify(result.finding),
    saved_by: by,
    saved_at: at,
  }))
  await db.insertInto('safety_quality_result_change').values(changes).execute()
  await db
    .insertInto('safety_quality_item_result')
    .values(saved)
    .onConflict(found => found.columns(['order_id', 'item_id']).doUpdateSet(excluded(RESULT_COLUMNS)))
    .execute()
}

/** Returns the result of each item before and after every save, newest first. */
export async function resultChanges(db: CheckDb, orderId: string) {
  return await db
    .selectFrom('safety_quality_result_change as c')
    .innerJoin('safety_quality_template_item as i', 'i.id', 'c.item_id')
    .select(['c.at', 'c.by_code as by', 'i.seq', 'c.before', 'c.after'])
    .where('c.order_id', '=', orderId)
    .orderBy('c.at', 'desc')
    .orderBy('i.seq')
    .execute()
}

/** The check orders that the caller may read. */
export const CHECK_ORDERS = readableRecords({
  visibility: CHECK_ORDER_VISIBILITY,
  find: (db, ...asked) => findOrder(db.withTables<CheckTables>(), ...asked),
  notFound: CHECK_ORDER_ERRORS.notFound,
})
