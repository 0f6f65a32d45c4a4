import type { PageOf } from '@apron/contract/entities/paging'
import { pageOf } from '@apron/server-kit/db/page-of'
import { sortedBy } from '@apron/server-kit/db/sorted-by'
import type { Viewer } from '@apron/server-kit/records/visibility-rule'
import { sql } from 'kysely'
import type { CheckOrderCriteria, CheckOrderQuery } from '../../contract/check-order.entities.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { awaits, hasText, isChecker, matching, type Worker } from './check-order.filter.ts'
import type { CheckDb } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Selects {@link OrderRecord}; callers add what they filter by. Table aliases: `o` order, `t` template. */
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

/** One check order with the names of its template, as every reader needs it. */
export type OrderRecord = Selected[number]

export interface FoundOrder extends OrderRecord {
  readonly checkers: readonly string[]
}

/** Finds an order with its checkers. `locked` keeps it until the transaction ends, so that writers take turns. */
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

const selectVisible = (db: CheckDb, sites: readonly string[], viewer: Viewer) =>
  selectOrders(db).where('o.site_code', 'in', sites).where(CHECK_ORDER_VISIBILITY.where(viewer))

/** Orders of a site that match the criteria. */
export interface Wanted {
  readonly site: string
  readonly viewer: Viewer
  readonly worker: Worker
  readonly criteria: CheckOrderCriteria
  readonly today: string
}

const selectWanted = (db: CheckDb, { site, viewer, worker, criteria, today }: Wanted) =>
  selectVisible(db, [site], viewer).where(matching(criteria, today, worker))

/** Default order: open orders by planned end, then closed ones. */
const isClosed = sql<boolean>`o.status in ('APPROVED', 'CANCELLED')`

/**
 * Returns one page of check orders and how many there are.
 * @param byName of a column that shows names: its codes in the order of the names, and how many orders there are
 */
export async function listOrders(
  db: CheckDb,
  wanted: Wanted,
  query: CheckOrderQuery,
  byName: { readonly codes: readonly string[]; readonly total: number } | null,
): Promise<PageOf<OrderRecord>> {
  const { sortBy, descending } = wanted.criteria
  const found = selectWanted(db, wanted)
  const sorted =
    sortBy === undefined
      ? found.orderBy(isClosed).orderBy('o.plan_end')
      : sortedBy(found, 'o', { sortBy, descending, codes: byName?.codes ?? null })
  const count = byName === null ? undefined : () => Promise.resolve(byName.total)
  return pageOf(sorted.orderBy('o.check_no'), query, count)
}

/** Counts the orders of each checked department and lead. */
export async function countByNames(db: CheckDb, wanted: Wanted) {
  return await selectWanted(db, wanted)
    .clearSelect()
    .select(eb => ['o.checked_dept', 'o.lead_checker', eb.fn.countAll<number>().as('count')])
    .groupBy(['o.checked_dept', 'o.lead_checker'])
    .execute()
}

/** Counts the visible orders of a site by state. Leaves out states without any. */
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

export interface WorkRequest {
  readonly worker: Worker
  readonly sites: readonly string[]
  readonly viewer: Viewer
  readonly limit: number
}

/** Returns the orders at any of the sites that wait for somebody, the earliest planned end first. */
export async function listWork(db: CheckDb, { worker, sites, viewer, limit }: WorkRequest) {
  if (sites.length === 0) return []
  return await selectVisible(db, sites, viewer)
    .select(eb => isChecker(worker.userCode)(eb).as('is_checker'))
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

/** Returns the orders whose number or title contains the text: an exact number first, then as in the list. */
export async function searchOrders(
  db: CheckDb,
  { site, sites, viewer, text, limit }: SearchRequest,
): Promise<OrderRecord[]> {
  return await selectVisible(db, [site, ...sites], viewer)
    .where(hasText(text))
    .orderBy(sql<boolean>`lower(o.check_no) = lower(${text})`, 'desc')
    .orderBy(sql<boolean>`o.site_code = ${site}`, 'desc')
    .orderBy(isClosed)
    .orderBy('o.plan_end')
    .orderBy('o.check_no')
    .limit(limit)
    .execute()
}
