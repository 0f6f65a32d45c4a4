import { type RawBuilder, sql } from 'kysely'
import type { CheckStatus } from '../../contract/values.ts'
import type { CheckDb } from './check-order.tables.ts'

/** A moment as the wire has it: yyyy-MM-dd HH:mm:ss, Asia/Shanghai. */
export function wireTime(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
}

function wireDate(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
}

/** One check order with the names of its template, as every reader needs it. */
export interface OrderRecord {
  id: string
  version: number
  check_no: string
  title_zh: string
  title_en: string
  check_cat: string
  template_id: string
  template_code: string
  template_revision: number
  template_zh: string
  template_en: string
  basis: string
  label: string
  checked_dept: string
  site_code: string
  area: string
  announced: boolean
  lead_checker: string
  plan_start: string
  plan_end: string
  actual_start: string | null
  actual_end: string | null
  status: CheckStatus
  item_count: number
  done_count: number
  nc_count: number
  obs_count: number
  score: string | number | null
  conclusion: string
  approver: string | null
  approve_remark: string
}

/** Selects {@link OrderRecord}; callers add what they filter by. Table aliases: `o` order, `t` template. */
export function selectOrders(db: CheckDb) {
  return db
    .selectFrom('safety_quality_check_order as o')
    .innerJoin('safety_quality_check_template as t', 't.id', 'o.template_id')
    .where('o.del_flag', '=', 0)
    .select([
      'o.id',
      'o.version',
      'o.check_no',
      'o.title_zh',
      'o.title_en',
      'o.check_cat',
      'o.template_id',
      't.code as template_code',
      't.revision as template_revision',
      't.name_zh as template_zh',
      't.name_en as template_en',
      't.basis',
      'o.label',
      'o.checked_dept',
      'o.site_code',
      'o.area',
      'o.announced',
      'o.lead_checker',
      'o.status',
      'o.item_count',
      'o.done_count',
      'o.nc_count',
      'o.obs_count',
      'o.score',
      'o.conclusion',
      'o.approver',
      'o.approve_remark',
    ])
    .select([
      wireDate('o.plan_start').as('plan_start'),
      wireDate('o.plan_end').as('plan_end'),
      wireTime('o.actual_start').as('actual_start'),
      wireTime('o.actual_end').as('actual_end'),
    ])
}
