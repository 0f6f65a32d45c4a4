import { containsText } from '@apron/server-kit/db/contains-text'
import { type Expression, type ExpressionBuilder, type Nullable, type SqlBool, sql } from 'kysely'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import { OPEN_STATUSES } from '../../contract/rules/due.ts'
import type { CheckOrderTable, CheckTables, CheckTemplateTable } from './check-order.tables.ts'

export type Order = ExpressionBuilder<
  CheckTables & { o: CheckOrderTable; t: Nullable<CheckTemplateTable> },
  'o' | 't'
>

/** Whether somebody helps to carry out order `o`; its lead is none of them. */
export function isChecker(userCode: string) {
  return (eb: Order) =>
    eb.exists(
      eb
        .selectFrom('safety_quality_checker as c')
        .select('c.order_id')
        .whereRef('c.order_id', '=', 'o.id')
        .where('c.user_code', '=', userCode),
    )
}

/** Number or title, in whichever language, have the text. */
export const hasText = (text: string) => containsText(['o.check_no', 'o.title_zh', 'o.title_en'], text)

/** The filter form as a condition, but for `awaitingMe`. `today` decides what is due, `userCode` what is `mine`. */
export function matching(criteria: CheckOrderCriteria, today: string, userCode: string) {
  return (eb: Order): Expression<SqlBool> => {
    const rules: Expression<SqlBool>[] = []
    const { text, checkCat, status, checkedDept, leadChecker, planFrom, planTo } = criteria
    const { mine, dueToday, overdue } = criteria
    if (text !== undefined) rules.push(hasText(text))
    if (checkCat !== undefined) rules.push(eb('o.check_cat', '=', checkCat))
    if (status !== undefined && status.length > 0) rules.push(eb('o.status', 'in', status))
    if (checkedDept !== undefined) rules.push(eb('o.checked_dept', '=', checkedDept))
    if (leadChecker !== undefined) rules.push(eb('o.lead_checker', '=', leadChecker))
    if (planFrom !== undefined) rules.push(sql<SqlBool>`o.plan_end >= ${planFrom}::text::date`)
    if (planTo !== undefined) rules.push(sql<SqlBool>`o.plan_start <= ${planTo}::text::date`)
    if (mine === true) rules.push(eb.or([eb('o.lead_checker', '=', userCode), isChecker(userCode)(eb)]))
    if (dueToday === true) {
      rules.push(eb('o.status', 'in', OPEN_STATUSES), sql<SqlBool>`o.plan_end = ${today}::text::date`)
    }
    if (overdue === true) {
      rules.push(eb('o.status', 'in', OPEN_STATUSES), sql<SqlBool>`o.plan_end < ${today}::text::date`)
    }
    return eb.and(rules)
  }
}
