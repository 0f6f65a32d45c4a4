import type { PageOf } from '@apron/contract/entities/paging'
import { pageOf } from '@apron/server-kit/db/page-of'
import { sql } from 'kysely'
import type { CheckOrderQuery, ItemResult } from '../../contract/check-order.entities.ts'
import type { CheckMethod, CheckStatus } from '../../contract/values.ts'
import { matching, SORT_COLUMNS, visibleTo } from './check-order.filter.ts'
import { type OrderRecord, selectOrders } from './check-order.selection.ts'
import type { CheckDb } from './check-order.tables.ts'
import type { CheckVisibility } from './check-order-visibility.ts'

export interface ListRequest {
  readonly site: string
  readonly visibility: CheckVisibility
  readonly query: CheckOrderQuery
  readonly today: string
}

/** Without a wish the work comes first, the most urgent on top; what is over comes last. */
const isOver = sql<boolean>`o.status in ('APPROVED', 'CANCELLED')`

/** One page of check orders and how many there are. */
export async function listOrders(
  db: CheckDb,
  { site, visibility, query, today }: ListRequest,
): Promise<PageOf<OrderRecord>> {
  const { sortBy, descending } = query.queryCriteria
  const found = selectOrders(db)
    .where('o.site_code', '=', site)
    .where(visibleTo(visibility))
    .where(matching(query.queryCriteria, today))
    .$if(sortBy === undefined, orders => orders.orderBy(isOver).orderBy('o.plan_end'))
    .$if(sortBy !== undefined, orders =>
      orders.orderBy(SORT_COLUMNS[sortBy ?? 'checkNo'], order =>
        descending === true ? order.desc().nullsLast() : order.asc().nullsLast(),
      ),
    )
    .orderBy('o.check_no')
  return pageOf(found, query)
}

/** How many of the visible orders of a site stand in each state; a state without any is left out. */
export async function countByStatus(
  db: CheckDb,
  site: string,
  visibility: CheckVisibility,
): Promise<ReadonlyMap<CheckStatus, number>> {
  const rows = await selectOrders(db)
    .clearSelect()
    .where('o.site_code', '=', site)
    .where(visibleTo(visibility))
    .select(eb => ['o.status', eb.fn.countAll<number>().as('count')])
    .groupBy('o.status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Departments and leads that occur among the visible orders of a site. */
export async function listFilterCodes(db: CheckDb, site: string, visibility: CheckVisibility) {
  return selectOrders(db)
    .clearSelect()
    .where('o.site_code', '=', site)
    .where(visibleTo(visibility))
    .select(['o.checked_dept', 'o.lead_checker'])
    .distinct()
    .execute()
}

export async function findOrder(db: CheckDb, id: string): Promise<OrderRecord | undefined> {
  return selectOrders(db).where('o.id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends, so that two writers decide one after the other. */
export async function lockOrder(db: CheckDb, id: string): Promise<OrderRecord | undefined> {
  return selectOrders(db).where('o.id', '=', id).forUpdate('o').executeTakeFirst()
}

export async function findCheckers(db: CheckDb, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('safety_quality_checker')
    .select('user_code')
    .where('order_id', '=', orderId)
    .orderBy('sort')
    .execute()
  return rows.map(row => row.user_code)
}

/** One item of an order with the result it has so far. */
export interface ItemRecord {
  readonly id: string
  readonly seq: number
  readonly group: { readonly zh: string; readonly en: string }
  readonly text: { readonly zh: string; readonly en: string }
  readonly method: CheckMethod
  readonly sampleSize: number
  readonly basisRef: string
  readonly critical: boolean
  readonly measures: { unit: string; min: number | null; max: number | null }[]
  readonly result: ItemResult
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
    .where('i.template_id', '=', order.template_id)
    .selectAll('i')
    .select(['r.result', 'r.measured', 'r.remark', 'r.photos', 'r.finding'])
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
  }))
}

/** Stores the result of one item. */
export async function putResult(
  db: CheckDb,
  orderId: string,
  itemId: string,
  result: ItemResult,
): Promise<void> {
  const columns = {
    result: result.result,
    measured: JSON.stringify(result.measured),
    remark: result.remark,
    photos: JSON.stringify(result.photos),
    finding: JSON.stringify(result.finding),
  }
  await db
    .insertInto('safety_quality_item_result')
    .values({ order_id: orderId, item_id: itemId, ...columns })
    .onConflict(conflict => conflict.columns(['order_id', 'item_id']).doUpdateSet(columns))
    .execute()
}
