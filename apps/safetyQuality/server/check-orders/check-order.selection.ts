import type { CheckDb } from './check-order.tables.ts'

/** Selects {@link OrderRecord}; callers add what they filter by. Table aliases: `o` order, `t` template. */
export function selectOrders(db: CheckDb) {
  return db
    .selectFrom('safety_quality_check_order as o')
    .innerJoin('safety_quality_check_template as t', 't.id', 'o.template_id')
    .where('o.del_flag', '=', 0)
    .selectAll('o')
    .select([
      't.code as template_code',
      't.revision as template_revision',
      't.name_zh as template_zh',
      't.name_en as template_en',
      't.basis',
    ])
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>

/** One check order with the names of its template, as every reader needs it. */
export type OrderRecord = Selected[number]
