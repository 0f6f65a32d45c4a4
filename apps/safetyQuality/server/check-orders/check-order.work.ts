import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { WorkItem, WorkSource } from '@apron/server-kit/plugin/work-source'
import { ACTION_RIGHTS, CHECK_APPROVE_RIGHT, CHECK_VIEW_RIGHT } from '../../contract/check-order.calls.ts'
import { OPEN_STATUSES } from '../../contract/rules/due.ts'
import { orderLink } from '../../contract/rules/order-link.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { listWork, type WorkRecord } from './check-order.repository.ts'
import type { CheckTables } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'
import { isDecision, nextWork, WORK_TEXTS } from './next-work.ts'

/** What of the check orders waits for a person: those that they carry out, and those that they decide on. */
export function checkOrderWork(services: PluginServices): WorkSource {
  const db = services.db.withTables<CheckTables>()
  return {
    id: 'checkOrder',
    resource: CHECK_VIEW_RIGHT,
    async items(context, limit) {
      const person = callerOf(context)
      const { userCode, sites, resources } = person
      const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, person)
      const approver = resources.has(CHECK_APPROVE_RIGHT)
      const orders = await listWork(db, { worker: person, sites, viewer, limit })
      return orders.flatMap(order => {
        const parts = { lead: order.lead_checker === userCode, checker: Boolean(order.is_checker), approver }
        const complete = order.done_count >= order.item_count
        const action = nextWork(order.status, parts, complete, each => resources.has(ACTION_RIGHTS[each]))
        return action === null ? [] : [toWork(order, WORK_TEXTS[action], isDecision(action))]
      })
    },
  }
}

function toWork(order: WorkRecord, action: WorkItem['action'], decision: boolean): WorkItem {
  return {
    id: order.id,
    number: order.check_no,
    title: { zh: order.title_zh, en: order.title_en === '' ? order.title_zh : order.title_en },
    state: STATUS_TEXTS[order.status],
    action,
    // Handed in, it is late no more.
    due: OPEN_STATUSES.includes(order.status) ? order.plan_end : null,
    decision,
    site: order.site_code,
    url: orderLink({ id: order.id, checkNo: order.check_no }),
  }
}
