import type { Kysely } from 'kysely'
import type { CheckStatus } from '../../contract/values.ts'
import type { CheckTables } from '../check-orders/check-order.tables.ts'

export interface CheckPlanTable {
  site_code: string
  year: number
  template_code: string
  dept: string
  /** 1 to 12, or 0 for the row itself, which may have no planned month. */
  month: number
  order_id: string | null
  planned_by: string
  planned_at: Date
}

export type CheckPlanTables = { safety_quality_check_plan: CheckPlanTable }
export type PlanTables = CheckTables & CheckPlanTables
export type PlanDb = Kysely<PlanTables>

/** Month number of the record that represents the row itself. */
const ROW = 0

/** A row of the plan of a site. */
export interface SiteRowKey {
  readonly site: string
  readonly year: number
  readonly template: string
  readonly dept: string
}
export interface SiteCellKey extends SiteRowKey {
  readonly month: number
}

interface ChangeStamp {
  readonly by: string
  readonly at: Date
}

const columnsOf = ({ site, year, template, dept }: SiteRowKey) => ({
  site_code: site,
  year,
  template_code: template,
  dept,
})

/** Selects planned months with the order made for each. */
const selectCells = (db: PlanDb) =>
  db
    .selectFrom('safety_quality_check_plan as p')
    .leftJoin('safety_quality_check_order as o', 'o.id', 'p.order_id')
    .select(['p.template_code', 'p.dept', 'p.month', 'p.order_id'])
    .select(['o.check_no', 'o.status', 'o.announced', 'o.checked_dept', 'o.lead_checker', 'o.create_by'])

export type PlanCellRecord = Awaited<ReturnType<ReturnType<typeof selectCells>['execute']>>[number]

/** Returns all rows and planned months of a year, sorted by template and department. */
export const listCells = (db: PlanDb, site: string, year: number): Promise<PlanCellRecord[]> =>
  selectCells(db)
    .where('p.site_code', '=', site)
    .where('p.year', '=', year)
    .orderBy('p.template_code')
    .orderBy('p.dept')
    .orderBy('p.month')
    .execute()

/** The order made for a month. */
export interface LinkedOrder {
  readonly id: string
  readonly checkNo: string
  readonly status: CheckStatus
}

/** Locks a planned month and returns it with its order, or undefined if the month is not planned. */
export async function lockCell(
  db: PlanDb,
  key: SiteCellKey,
): Promise<{ readonly order: LinkedOrder | null } | undefined> {
  const cell = await db
    .selectFrom('safety_quality_check_plan')
    .select('order_id')
    .where(eb => eb.and({ ...columnsOf(key), month: key.month }))
    .forUpdate()
    .executeTakeFirst()
  if (cell === undefined) return undefined
  if (cell.order_id === null) return { order: null }
  const order = await db
    .selectFrom('safety_quality_check_order')
    .select(['id', 'check_no as checkNo', 'status'])
    .where('id', '=', cell.order_id)
    .executeTakeFirst()
  return { order: order ?? null }
}

/** Adds a row. Leaves an existing one unchanged. */
export const putRow = (db: PlanDb, key: SiteRowKey, stamp: ChangeStamp) =>
  putCell(db, { ...key, month: ROW }, stamp)

/** Plans a month. Leaves one that is already planned unchanged. */
export async function putCell(db: PlanDb, key: SiteCellKey, { by, at }: ChangeStamp): Promise<void> {
  await db
    .insertInto('safety_quality_check_plan')
    .values({ ...columnsOf(key), month: key.month, order_id: null, planned_by: by, planned_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function dropCell(db: PlanDb, key: SiteCellKey): Promise<void> {
  await db
    .deleteFrom('safety_quality_check_plan')
    .where(eb => eb.and({ ...columnsOf(key), month: key.month }))
    .execute()
}

/** Removes a row. Returns false and keeps the row if one of its months is planned. */
export async function dropRow(db: PlanDb, key: SiteRowKey): Promise<boolean> {
  const planned = await db
    .selectFrom('safety_quality_check_plan')
    .select('month')
    .where(eb => eb.and(columnsOf(key)))
    .where('month', '>', ROW)
    .executeTakeFirst()
  if (planned !== undefined) return false
  await dropCell(db, { ...key, month: ROW })
  return true
}

export async function linkOrder(db: PlanDb, key: SiteCellKey, orderId: string): Promise<void> {
  await db
    .updateTable('safety_quality_check_plan')
    .set({ order_id: orderId })
    .where(eb => eb.and({ ...columnsOf(key), month: key.month }))
    .execute()
}

/** Returns the newest names of templates, and whether a revision is in force. */
export const listTemplateNames = (db: PlanDb, codes: readonly string[]) =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('safety_quality_check_template')
        .select(['code', 'name_zh', 'name_en', 'status'])
        .where('code', 'in', codes)
        .where('del_flag', '=', 0)
        .where('status', '!=', 'DRAFT')
        .orderBy('revision', 'desc')
        .execute()

/** Returns the revision of a template that is in force, with the names for the title of an order. */
export const findActiveTemplate = (db: PlanDb, code: string) =>
  db
    .selectFrom('safety_quality_check_template')
    .select(['name_zh', 'name_en', 'check_cat'])
    .where('code', '=', code)
    .where('status', '=', 'ACTIVE')
    .where('del_flag', '=', 0)
    .executeTakeFirst()
