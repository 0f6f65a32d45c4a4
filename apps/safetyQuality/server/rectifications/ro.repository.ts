import { readableRecords } from '@apron/server-kit/records/visibility/readable-records'
import type { Viewer } from '@apron/server-kit/records/visibility/visibility-rule'
import { sql } from 'kysely'
import { RECTIFICATION_ERRORS } from '../../contract/rectifications/rectification.errors.ts'
import type { RoDb, RoTables } from './rectification.tables.ts'
import { hasPendingExtension, ownsAction, RO_SEARCHED } from './ro.filter.ts'
import { type RoWorker, roAwaits } from './rules/ro-awaiting.ts'
import { RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Selects from the table under the alias `o`. */
const selectOrders = (db: RoDb) =>
  db.selectFrom('safety_quality_rectification as o').where('o.del_flag', '=', 0).selectAll('o')

/** Selects the orders of these sites that a viewer may read. */
export const selectVisibleRos = (db: RoDb, sites: readonly string[], viewer: Viewer) =>
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

export const RO_LIST = {
  table: 'o',
  named: { resp_dept: 'departments', resp_person: 'people', issuer: 'people' },
  // Open orders by due date, then those under watch, then closed ones.
  order: sql`case when o.status in ('CLOSED', 'VOID') then 2 when o.status = 'EFFECT_WATCH' then 1 else 0 end,
    o.rectify_due`,
  tie: 'o.ro_no',
  searched: RO_SEARCHED,
} as const

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
    .select([ownsAction(worker.userCode).as('is_owner'), hasPendingExtension.as('is_pending')])
    .where('o.site_code', 'in', sites)
    .where(RO_VISIBILITY.where(viewer))
    .where(roAwaits(worker, today))
    .orderBy('o.rectify_due')
    .orderBy('o.ro_no')
    .limit(limit)
    .execute()
}
export type RoWorkRecord = Awaited<ReturnType<typeof listRoWork>>[number]

/** Finds an order. `locked` locks the row until the transaction ends, so that writers take turns. */
export async function findRo(db: RoDb, id: string, lock?: 'locked'): Promise<FoundRo | undefined> {
  const query = selectOrders(db).where('o.id', '=', id)
  const order = await (lock === undefined ? query : query.forUpdate('o')).executeTakeFirst()
  if (order === undefined) return undefined
  const measures: Measure[] = await db
    .selectFrom('safety_quality_measure')
    .select('owner')
    .where('order_id', '=', id)
    .where('cycle', '=', order.cycle)
    .execute()
  const pending = await findPendingExtension(db, id)
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

export const findPendingExtension = (db: RoDb, id: string) =>
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
export const RECTIFICATION_ORDERS = readableRecords({
  visibility: RO_VISIBILITY,
  find: (db, ...args) => findRo(db.withTables<RoTables>(), ...args),
  notFound: RECTIFICATION_ERRORS.noRectification,
})
