import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { TaskProvider, WorkItem } from '@apron/server-kit/plugin/task-provider'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import { RO_STATUS_TEXTS, type RoStatus } from '../../contract/rectifications/rectification.values.ts'
import { RO_DUE_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import { roLink } from '../../contract/rules/rectifications/ro-link.ts'
import type { RoTables } from './rectification.tables.ts'
import { listRoWork, type RoWorkRecord } from './ro.repository.ts'
import { roFactsOf, roPartsOf } from './ro.view.ts'
import { isRoDecision, RO_WORK_TEXTS, roNextWork } from './rules/ro-next-work.ts'
import { managedDepartments, RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Until the plan is accepted, the due date of the plan counts. */
const PLANNING: ReadonlySet<RoStatus> = new Set(['ISSUED', 'ANALYSING'])

/** Offers the rectification orders that await a person to their home page. */
export function roWork(services: PluginServices): TaskProvider {
  const db = services.db.withTables<RoTables>()
  return {
    id: 'rectification',
    resource: calls.RO_VIEW_PERMISSION,
    async items(context, limit) {
      const person = callerOf(context)
      const viewer = await RO_VISIBILITY.viewerOf(services, person)
      const managed = await managedDepartments(services, person)
      const today = wireDate(services.clock.now())
      const { sites, resources, userCode } = person
      const orders = await listRoWork(db, { worker: person, sites, viewer, today, limit })
      return orders.flatMap(order => {
        const found = {
          ...order,
          owners: order.is_owner === true ? [userCode] : [],
          pending: Boolean(order.is_pending),
        }
        const action = roNextWork(roFactsOf(found, today), roPartsOf(person, found, managed), each =>
          resources.has(calls.RO_ACTION_PERMISSIONS[each]),
        )
        return action === null ? [] : [toWork(order, RO_WORK_TEXTS[action], isRoDecision(action))]
      })
    },
  }
}

function toWork(order: RoWorkRecord, action: WorkItem['action'], decision: boolean): WorkItem {
  return {
    id: order.id,
    number: order.ro_no,
    title: { zh: order.title_zh, en: order.title_en === '' ? order.title_zh : order.title_en },
    state: RO_STATUS_TEXTS[order.status],
    action,
    due: dueOf(order),
    decision,
    site: order.site_code,
    url: roLink({ id: order.id, roNo: order.ro_no }),
  }
}

/** Returns the due date. An order reported as done can no longer be late. */
function dueOf({ status, plan_due: planDue, rectify_due: rectifyDue }: RoWorkRecord): string | null {
  if (!RO_DUE_STATUSES.includes(status)) return null
  return PLANNING.has(status) ? planDue : rectifyDue
}
