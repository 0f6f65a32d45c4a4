import type { PageOf } from '@apron/contract/entities/paging'
import { pageOf } from '@apron/server-kit/db/page-of'
import { sortedBy } from '@apron/server-kit/db/sorted-by'
import type { Viewer } from '@apron/server-kit/records/visibility-rule'
import { sql } from 'kysely'
import type { CheckOrderCriteria, CheckOrderQuery } from '../../contract/check-order.entities.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { awaits, hasText, isChecker, matching, type Worker } from './check-order.filter.ts'
import { type OrderRecord, selectOrders } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

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
 * @param byCodes of a column that holds codes: these in their order, and how many orders there are where that is known
 */
export async function listOrders(
  db: CheckDb,
  wanted: Wanted,
  query: CheckOrderQuery,
  byCodes: { readonly codes: readonly string[]; readonly total?: number } | null,
): Promise<PageOf<OrderRecord>> {
  const { sortBy, descending } = wanted.criteria
  const found = selectWanted(db, wanted)
  const sorted =
    sortBy === undefined
      ? found.orderBy(isClosed).orderBy('o.plan_end')
      : sortedBy(found, 'o', { sortBy, descending, codes: byCodes?.codes ?? null })
  const total = byCodes?.total
  const count = total === undefined ? undefined : () => Promise.resolve(total)
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
