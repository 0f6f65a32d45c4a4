import { containsText } from '@apron/server-kit/db/contains-text'
import { type Expression, type ExpressionBuilder, type Nullable, type SqlBool, sql } from 'kysely'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT } from '../../contract/check-order.calls.ts'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import { OPEN_STATUSES } from '../../contract/rules/due.ts'
import { CHECK_STATUSES } from '../../contract/values.ts'
import type { CheckOrderTable, CheckTables, CheckTemplateTable } from './check-order.tables.ts'
import { nextWork } from './check-order-state.ts'

type Order = ExpressionBuilder<
  CheckTables & { o: CheckOrderTable; t: Nullable<CheckTemplateTable> },
  'o' | 't'
>

/** Returns the condition that somebody is a checker of order `o`. Its lead is not one. */
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

/** Returns the condition that the number or a title contains the text. */
export const hasText = (text: string) => containsText(['o.check_no', 'o.title_zh', 'o.title_en'], text)

/** Returns the filter form as a condition. `today` decides what is due, `worker` what is `mine` and `awaitingMe`. */
export function matching(criteria: CheckOrderCriteria, today: string, worker: Worker) {
  return (eb: Order): Expression<SqlBool> => {
    const rules: Expression<SqlBool>[] = []
    const { text, checkCat, status, checkedDept, leadChecker, planFrom, planTo } = criteria
    const { mine, dueToday, overdue, awaitingMe } = criteria
    const { userCode } = worker
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
    if (awaitingMe === true) rules.push(awaits(worker)(eb))
    return eb.and(rules)
  }
}

/** A person with the permissions that decide which orders wait for them. */
export interface Worker {
  readonly userCode: string
  readonly resources: ReadonlySet<string>
}

/** A condition, or its value where it does not depend on the order. */
type Left = boolean | Expression<SqlBool>

/** Returns the condition that order `o` waits for a person: the result of `nextWork` for every kind of order. */
export function awaits({ userCode, resources }: Worker) {
  const approver = resources.has(CHECK_APPROVE_RIGHT)
  return (eb: Order): Expression<SqlBool> => {
    function split(is: Expression<SqlBool>, ask: (yes: boolean) => Left): Left {
      const [yes, no] = [ask(true), ask(false)]
      if (yes === no) return yes
      return eb.or([...both(is, yes), ...both(eb.not(is), no)])
    }
    function both(is: Expression<SqlBool>, rest: Left): Expression<SqlBool>[] {
      if (rest === false) return []
      return [rest === true ? is : eb.and([is, rest])]
    }
    return eb.or(
      CHECK_STATUSES.flatMap(status =>
        both(
          eb('o.status', '=', status),
          split(eb('o.lead_checker', '=', userCode), lead =>
            split(isChecker(userCode)(eb), checker =>
              split(eb('o.done_count', '>=', eb.ref('o.item_count')), complete => {
                const parts = { lead, checker, approver }
                return nextWork(status, parts, complete, each => resources.has(ACTION_RIGHTS[each])) !== null
              }),
            ),
          ),
        ),
      ),
    )
  }
}
