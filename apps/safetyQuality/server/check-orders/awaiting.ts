import type { Expression, SqlBool } from 'kysely'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT } from '../../contract/check-order.calls.ts'
import { CHECK_STATUSES } from '../../contract/values.ts'
import { isChecker, type Order } from './check-order.filter.ts'
import { nextWork } from './next-work.ts'

/** Whose work it is, with the rights that decide. */
export interface Worker {
  readonly userCode: string
  readonly resources: ReadonlySet<string>
}

/** Nothing or everything, or what a condition leaves. */
type Left = boolean | Expression<SqlBool>

/** Whether order `o` waits for a person: what `nextWork` answers, asked for every kind of order that there is. */
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
