import type { PageOf } from '@apron/contract/entities/paging'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { pageOf } from '@apron/server-kit/db/page-of'
import { sortedBy } from '@apron/server-kit/db/sorted-by'
import type { Viewer } from '@apron/server-kit/records/visibility-rule'
import { sql } from 'kysely'
import type { CheckItem, CheckOrderQuery, ItemResult } from '../../contract/check-order.entities.ts'
import { isSameResult } from '../../contract/rules/is-same-result.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { awaits, type Worker } from './awaiting.ts'
import { hasText, isChecker, matching } from './check-order.filter.ts'
import type { CheckDb } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Selects {@link OrderRecord}; callers add what they filter by. Table aliases: `o` order, `t` template. */
function selectOrders(db: CheckDb) {
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

const selectVisible = (db: CheckDb, sites: readonly string[], viewer: Viewer) =>
  selectOrders(db).where('o.site_code', 'in', sites).where(CHECK_ORDER_VISIBILITY.where(viewer))

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>

/** One check order with the names of its template, as every reader needs it. */
export type OrderRecord = Selected[number]

export interface FoundOrder extends OrderRecord {
  readonly checkers: readonly string[]
}

export interface ListRequest {
  readonly site: string
  readonly viewer: Viewer
  readonly worker: Worker
  readonly query: CheckOrderQuery
  /** Sort order of a column that shows names: its codes in the order of the names. */
  readonly codes: readonly string[] | null
  readonly today: string
}

/** Without a wish the work comes first, the most urgent on top; what is over comes last. */
const isOver = sql<boolean>`o.status in ('APPROVED', 'CANCELLED')`

/** One page of check orders and how many there are. */
export async function listOrders(
  db: CheckDb,
  { site, viewer, worker, query, codes, today }: ListRequest,
): Promise<PageOf<OrderRecord>> {
  const { sortBy, descending, awaitingMe } = query.queryCriteria
  const matched = selectVisible(db, [site], viewer).where(
    matching(query.queryCriteria, today, worker.userCode),
  )
  const found = awaitingMe === true ? matched.where(awaits(worker)) : matched
  const sorted =
    sortBy === undefined
      ? found.orderBy(isOver).orderBy('o.plan_end')
      : sortedBy(found, 'o', { sortBy, descending, codes })
  return pageOf(sorted.orderBy('o.check_no'), query)
}

export interface WorkRequest {
  readonly worker: Worker
  readonly sites: readonly string[]
  readonly viewer: Viewer
  readonly limit: number
}

/** Orders at any of the sites that somebody carries out or decides on, the earliest planned end first. */
export async function listWork(db: CheckDb, { worker, sites, viewer, limit }: WorkRequest) {
  if (sites.length === 0) return []
  return await selectOrders(db)
    .select(eb => isChecker(worker.userCode)(eb).as('is_checker'))
    .where('o.site_code', 'in', sites)
    .where(CHECK_ORDER_VISIBILITY.where(viewer))
    .where(awaits(worker))
    .orderBy('o.plan_end')
    .orderBy('o.check_no')
    .limit(limit)
    .execute()
}
export type WorkRecord = Awaited<ReturnType<typeof listWork>>[number]

export interface SearchRequest {
  /** The site of the call. Its orders come first. */
  readonly site: string
  /** All sites of the caller. */
  readonly sites: readonly string[]
  readonly viewer: Viewer
  readonly text: string
  readonly limit: number
}

/** The orders whose number or title has the text: the one with exactly this number first, then as in the list. */
export async function searchOrders(
  db: CheckDb,
  { site, sites, viewer, text, limit }: SearchRequest,
): Promise<OrderRecord[]> {
  return await selectVisible(db, [site, ...sites], viewer)
    .where(hasText(text))
    .orderBy(sql<boolean>`lower(o.check_no) = lower(${text})`, 'desc')
    .orderBy(sql<boolean>`o.site_code = ${site}`, 'desc')
    .orderBy(isOver)
    .orderBy('o.plan_end')
    .orderBy('o.check_no')
    .limit(limit)
    .execute()
}

/** How many of the visible orders of a site stand in each state; a state without any is left out. */
export async function countByStatus(
  db: CheckDb,
  site: string,
  viewer: Viewer,
): Promise<ReadonlyMap<CheckStatus, number>> {
  const rows = await selectVisible(db, [site], viewer)
    .clearSelect()
    .select(eb => ['o.status', eb.fn.countAll<number>().as('count')])
    .groupBy('o.status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Departments and leads that occur among the visible orders of a site. */
export async function listFilterCodes(db: CheckDb, site: string, viewer: Viewer) {
  return selectVisible(db, [site], viewer)
    .clearSelect()
    .select(['o.checked_dept', 'o.lead_checker'])
    .distinct()
    .execute()
}

/** An order with its checkers. Locked: until the transaction ends, so that two writers decide one after the other. */
export async function findOrder(db: CheckDb, id: string, lock?: 'locked'): Promise<FoundOrder | undefined> {
  const found = selectOrders(db).where('o.id', '=', id)
  const order = await (lock === undefined ? found : found.forUpdate('o')).executeTakeFirst()
  if (order === undefined) return undefined
  const checkers = await db
    .selectFrom('safety_quality_checker')
    .select('user_code')
    .where('order_id', '=', id)
    .orderBy('sort')
    .execute()
  return { ...order, checkers: checkers.map(row => row.user_code) }
}

/** One item of an order, in both languages, with the result it has so far. */
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
  readonly orderId: string
  readonly item: Pick<ItemRecord, 'id' | 'result'>
  readonly result: ItemResult
  readonly by: string
  readonly at: Date
}

/** Stores the result of an item and records the result before. Does nothing if both are the same. */
export async function putResult(db: CheckDb, { orderId, item, result, by, at }: SavedResult): Promise<void> {
  const isSameDept = item.result.finding?.responsibleDept === result.finding?.responsibleDept
  if (isSameDept && isSameResult(item.result, result)) return
  await db
    .insertInto('safety_quality_result_change')
    .values({
      order_id: orderId,
      item_id: item.id,
      at,
      by_code: by,
      before: JSON.stringify(item.result),
      after: JSON.stringify(result),
    })
    .execute()
  const columns = {
    result: result.result,
    measured: JSON.stringify(result.measured),
    remark: result.remark,
    photos: JSON.stringify(result.photos),
    finding: JSON.stringify(result.finding),
    saved_by: by,
    saved_at: at,
  }
  await db
    .insertInto('safety_quality_item_result')
    .values({ order_id: orderId, item_id: item.id, ...columns })
    .onConflict(conflict => conflict.columns(['order_id', 'item_id']).doUpdateSet(columns))
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
