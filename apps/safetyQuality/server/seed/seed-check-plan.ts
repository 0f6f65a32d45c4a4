import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteDay } from '@apron/server-kit/time/site-day'
import type { CheckTables } from '../check-orders/check-order.tables.ts'
import { type CheckPlanTables, putCell, putRow } from '../check-plan/check-plan.store.ts'
import { SHEN_LI } from './order-seed.ts'

const SITE = 'CAN'

/** Months between two checks of a template in one department. */
const INTERVAL_MONTHS = [
  ['TC-01', 3],
  ['JC-02', 3],
  ['ST-03', 6],
  ['LS-04', 6],
  ['FS-05', 3],
  ['HF-06', 6],
] as const
/** Workshops. The plan of each begins one month after the one before. */
const DEPARTMENTS = ['D0501', 'D0502', 'D06'] as const
/** Number of past months left without an order. */
const MISSING = 3

/** Plans the checks of this year. Past months have orders, except the latest few. */
export async function seedCheckPlan(services: PluginServices, seedingDay: Date): Promise<void> {
  const db = services.db.withTables<CheckTables>().withTables<CheckPlanTables>()
  const today = siteDay(seedingDay, 0)
  const year = Number(today.slice(0, 4))
  const thisMonth = Number(today.slice(5, 7))
  const stamp = { by: SHEN_LI, at: seedingDay }
  const orders = await db
    .selectFrom('safety_quality_check_order as o')
    .innerJoin('safety_quality_check_template as t', 't.id', 'o.template_id')
    .select(['o.id', 't.code', 'o.checked_dept', 'o.plan_start'])
    .where('o.site_code', '=', SITE)
    .where('o.plan_start', '>=', `${year}-01-01`)
    .where('o.plan_start', '<=', `${year}-12-31`)
    .execute()
  let missing = 0
  for (const [template, interval] of INTERVAL_MONTHS) {
    for (const [index, dept] of DEPARTMENTS.entries()) {
      const row = { site: SITE, year, template, dept }
      await putRow(db, row, stamp)
      for (let month = 1 + index; month <= 12; month += interval) {
        // Older months are planned only if the demo has an order for them.
        const isPast = month <= thisMonth
        if (isPast && (month < thisMonth - 1 || missing >= MISSING)) continue
        if (isPast) missing += 1
        await putCell(db, { ...row, month }, stamp)
      }
    }
  }
  for (const { id, code, checked_dept: dept, plan_start: start } of orders) {
    const month = Number(start.slice(5, 7))
    const cell = { site_code: SITE, year, template_code: code, dept, month }
    await putRow(db, { site: SITE, year, template: code, dept }, stamp)
    await db
      .insertInto('safety_quality_check_plan')
      .values({ ...cell, order_id: id, planned_by: SHEN_LI, planned_at: seedingDay })
      .onConflict(conflict =>
        conflict
          .columns(['site_code', 'year', 'template_code', 'dept', 'month'])
          .doUpdateSet({ order_id: id }),
      )
      .execute()
  }
}
