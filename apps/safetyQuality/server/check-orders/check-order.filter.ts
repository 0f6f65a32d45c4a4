import { containsText } from '@apron/server-kit/db/contains-text'
import { whereDecided } from '@apron/server-kit/db/where-decided'
import { recordConditions } from '@apron/server-kit/records/list-records'
import { type Expression, type ExpressionBuilder, type Nullable, type SqlBool, sql } from 'kysely'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT } from '../../contract/check-order.calls.ts'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import { type CheckAction, checkOrder } from '../../contract/check-order.ts'
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
    const rules: Expression<SqlBool>[] = recordConditions(checkOrder.fields, criteria, 'o')
    const { text, planFrom, planTo, mine, dueToday, overdue, awaitingMe } = criteria
    const { userCode } = worker
    if (text !== undefined) rules.push(hasText(text))
    if (planFrom !== undefined) rules.push(sql<SqlBool>`o.plan_end >= ${planFrom}::text::date`)
    if (planTo !== undefined) rules.push(sql<SqlBool>`o.plan_start <= ${planTo}::text::date`)
    if (mine === true) rules.push(eb.or([eb('o.lead_checker', '=', userCode), isChecker(userCode)(eb)]))
    if (dueToday === true || overdue === true) rules.push(eb('o.status', 'in', OPEN_STATUSES))
    if (dueToday === true) rules.push(sql<SqlBool>`o.plan_end = ${today}::text::date`)
    if (overdue === true) rules.push(sql<SqlBool>`o.plan_end < ${today}::text::date`)
    if (awaitingMe === true) rules.push(awaits(worker)(eb))
    return eb.and(rules)
  }
}

/** A person with the permissions that decide which orders wait for them. */
export interface Worker {
  readonly userCode: string
  readonly resources: ReadonlySet<string>
}

/** Returns the condition that order `o` waits for a person: the result of `nextWork` for every kind of order. */
export function awaits({ userCode, resources }: Worker) {
  const approver = resources.has(CHECK_APPROVE_RIGHT)
  const may = (action: CheckAction) => resources.has(ACTION_RIGHTS[action])
  return (eb: Order): Expression<SqlBool> => {
    const isLead = eb('o.lead_checker', '=', userCode)
    const isComplete = eb('o.done_count', '>=', eb.ref('o.item_count'))
    return eb.or(
      CHECK_STATUSES.map(status =>
        eb.and([
          eb('o.status', '=', status),
          whereDecided(
            [isLead, isChecker(userCode)(eb), isComplete],
            (lead = false, checker = false, complete = false) =>
              nextWork(status, { lead, checker, approver }, complete, may) !== null,
          ),
        ]),
      ),
    )
  }
}
