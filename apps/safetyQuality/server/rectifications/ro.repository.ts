import type { PageOf } from '@apron/contract/lists/paging'
import { pageOf } from '@apron/server-kit/db/page-of'
import { sortedBy } from '@apron/server-kit/db/sorted-by'
import { readableRecords } from '@apron/server-kit/records/visibility/readable-records'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { sql } from 'kysely'
import type { RoQuery } from '../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import type { RoDb, RoTables } from './rectification.tables.ts'
import { hasPending, isOwner, roHasText, roMatching } from './ro.filter.ts'
import { type RoWorker, roAwaits } from './rules/ro-awaiting.ts'
import { RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Selects from the table under the alias `o`. */
const selectOrders = (db: RoDb) =>
  db.selectFrom('safety_quality_rectification as o').where('o.del_flag', '=', 0).selectAll('o')

const selectVisible = (db: RoDb, sites: readonly string[], viewer: Viewer) =>
  selectOrders(db).where('o.site_code', 'in', sites).where(RO_VISIBILITY.where(viewer))

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>
export type RoRecord = Selected[number]

interface Measure {
  readonly owner: string
}

/** An order with the further facts that its state table needs. */
export interface FoundRo extends RoRecord {
  /** Owners of the actions in the current cycle. */
  readonly owners: readonly string[]
  readonly pending: boolean
}

export interface RoListRequest {
  readonly site: string
  readonly viewer: Viewer
  readonly worker: RoWorker
  readonly query: RoQuery
  /** Codes of a sorted column that shows names, in the order of the names. */
  readonly codes: readonly string[] | null
  readonly today: string
}

/** Default order: open orders by due date, then those under watch, then closed ones. */
const statusRank = sql<number>`case when o.status in ('CLOSED', 'VOID') then 2 when o.status = 'EFFECT_WATCH' then 1 else 0 end`

/** Returns one page of orders and the total. */
export async function listRos(
  db: RoDb,
  { site, viewer, worker, query, codes, today }: RoListRequest,
): Promise<PageOf<RoRecord>> {
  const { sortBy, descending, awaitingMe } = query.queryCriteria
  const matched = selectVisible(db, [site], viewer).where(
    roMatching(query.queryCriteria, today, worker.userCode),
  )
  const found = awaitingMe === true ? matched.where(roAwaits(worker, today)) : matched
  const sorted =
    sortBy === undefined
      ? found.orderBy(statusRank).orderBy('o.rectify_due')
      : sortedBy(found, 'o', { sortBy, descending, codes })
  return pageOf(sorted.orderBy('o.ro_no'), query)
}

export interface RoWorkRequest {
  readonly worker: RoWorker
  readonly sites: readonly string[]
  readonly viewer: Viewer
  readonly today: string
  readonly limit: number
}

/** Returns the orders at any of the sites that await a person, earliest due first. */
export async function listRoWork(db: RoDb, { worker, sites, viewer, today, limit }: RoWorkRequest) {
  if (sites.length === 0) return []
  return await selectOrders(db)
    .select([isOwner(worker.userCode).as('is_owner'), hasPending.as('is_pending')])
    .where('o.site_code', 'in', sites)
    .where(RO_VISIBILITY.where(viewer))
    .where(roAwaits(worker, today))
    .orderBy('o.rectify_due')
    .orderBy('o.ro_no')
    .limit(limit)
    .execute()
}
export type RoWorkRecord = Awaited<ReturnType<typeof listRoWork>>[number]

/** Returns the orders whose number or title contains the text: an exact number first, then in list order. */
export async function searchRos(
  db: RoDb,
  {
    site,
    sites,
    viewer,
    text,
    limit,
  }: {
    /** Site of the call. Its orders come first. */
    readonly site: string
    /** All sites of the caller. */
    readonly sites: readonly string[]
    readonly viewer: Viewer
    readonly text: string
    readonly limit: number
  },
): Promise<RoRecord[]> {
  return await selectVisible(db, [site, ...sites], viewer)
    .where(roHasText(text))
    .orderBy(sql<boolean>`lower(o.ro_no) = lower(${text})`, 'desc')
    .orderBy(sql<boolean>`o.site_code = ${site}`, 'desc')
    .orderBy(statusRank)
    .orderBy('o.rectify_due')
    .orderBy('o.ro_no')
    .limit(limit)
    .execute()
}

/** Columns that store codes and show names. */
export type RoCodes = 'resp_dept' | 'resp_person' | 'issuer'

/** Returns the distinct codes in a column of the visible orders of a site. */
export async function listRoCodes(
  db: RoDb,
  site: string,
  viewer: Viewer,
  column: RoCodes,
): Promise<string[]> {
  const rows = await selectVisible(db, [site], viewer)
    .clearSelect()
    .select(`o.${column} as code`)
    .distinct()
    .execute()
  return rows.map(({ code }) => code)
}

/** Finds an order. `locked` locks the row until the transaction ends, so that writers take turns. */
export async function findRo(db: RoDb, id: string, lock?: 'locked'): Promise<FoundRo | undefined> {
  const found = selectOrders(db).where('o.id', '=', id)
  const order = await (lock === undefined ? found : found.forUpdate('o')).executeTakeFirst()
  if (order === undefined) return undefined
  const measures: Measure[] = await db
    .selectFrom('safety_quality_measure')
    .select('owner')
    .where('order_id', '=', id)
    .where('cycle', '=', order.cycle)
    .execute()
  const pending = await findPending(db, id)
  return {
    ...order,
    owners: measures.map(({ owner }) => owner).filter(owner => owner !== ''),
    pending: pending !== undefined,
  }
}

/** Returns the causes of all cycles, newest cycle first. */
export const findCauses = (db: RoDb, id: string) =>
  db
    .selectFrom('safety_quality_root_cause')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('cycle', 'desc')
    .orderBy('seq')
    .execute()

/** Returns the actions of all cycles, newest cycle first. */
export const findMeasures = (db: RoDb, id: string) =>
  db
    .selectFrom('safety_quality_measure')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('cycle', 'desc')
    .orderBy('seq')
    .execute()

/** Returns all extensions, newest first. */
export const findExtensions = (db: RoDb, id: string) =>
  db
    .selectFrom('safety_quality_extension')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('asked_at', 'desc')
    .execute()

export const findPending = (db: RoDb, id: string) =>
  db
    .selectFrom('safety_quality_extension')
    .selectAll()
    .where('order_id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst()

/** Returns the ids of the findings of a record that already have an order. */
export async function findingsWithOrder(db: RoDb, sourceId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('safety_quality_rectification')
    .select('source_item')
    .where('source_id', '=', sourceId)
    .execute()
  return new Set(rows.flatMap(row => row.source_item ?? []))
}

/** The rectification orders that the caller may read. */
export const ROS = readableRecords({
  visibility: RO_VISIBILITY,
  find: (db, ...asked) => findRo(db.withTables<RoTables>(), ...asked),
  notFound: RECTIFICATION_ERRORS.noRectification,
})
