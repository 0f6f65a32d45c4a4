import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { SearchProvider } from '@apron/server-kit/plugin/search-provider'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { WidgetProvider } from '@apron/server-kit/plugin/widget-provider'
import { ACTION_RIGHTS, CHECK_VIEW_RIGHT } from '../../contract/checks/check-order.calls.ts'
import type { CheckAction } from '../../contract/checks/check-order.ts'
import { OPEN_STATUSES } from '../../contract/rules/checks/due.ts'
import { orderLink, ordersInState } from '../../contract/rules/checks/order-link.ts'
import { CHECK_STATUSES, STATUS_TEXTS } from '../../contract/values.ts'
import { countByStatus, listWork, searchOrders } from './check-order.queries.ts'
import { titleOf } from './check-order.reader.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckTables } from './check-order.tables.ts'
import { WORK_TEXTS } from './check-order.texts.ts'
import { isDecision, nextWork, partsOf } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Offers check orders to the portal's search, home page and dashboard. */
export function checkOrderProviders(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()
  const viewerOf = (context: CallContext) => CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))

  /** Finds the orders that the caller may read, at all of their sites. */
  const records: SearchProvider = {
    title: { zh: '检查单', en: 'Check order' },
    resource: CHECK_VIEW_RIGHT,
    page: '/safetyQuality/checkedResult',
    async find(wanted, context) {
      const orders = await searchOrders(db, await viewerOf(context), context.site, wanted)
      return orders.map(order => Object.assign(toRecord(order), { title: titleOf(order, context.language) }))
    },
  }

  /** Returns the orders that the caller carries out or decides on. */
  const work: TaskProvider = {
    id: 'checkOrder',
    resource: CHECK_VIEW_RIGHT,
    async items(context, limit) {
      const viewer = await viewerOf(context)
      const may = (action: CheckAction) => viewer.resources.has(ACTION_RIGHTS[action])
      const orders = await listWork(db, viewer, limit)
      return orders.flatMap(order => {
        const parts = partsOf(viewer, { ...order, checkers: order.is_checker ? [viewer.userCode] : [] })
        const action = nextWork(order.status, parts, order.done_count >= order.item_count, may)
        if (action === null) return []
        const shown = {
          ...toRecord(order),
          id: order.id,
          title: { zh: titleOf(order, 'zh'), en: titleOf(order, 'en') },
          action: WORK_TEXTS[action],
          // A submitted order can no longer be late.
          due: OPEN_STATUSES.includes(order.status) ? order.plan_end : null,
          decision: isDecision(action),
        }
        return [shown]
      })
    },
  }

  /** Counts the orders of the site that the caller may read, by state. */
  const byState: WidgetProvider = {
    id: 'checkOrdersByState',
    title: { zh: '检查单（按状态）', en: 'Check orders by state' },
    resource: CHECK_VIEW_RIGHT,
    url: '/safetyQuality/checkList',
    async rows(context) {
      const counts = await countByStatus(db, context.site, await viewerOf(context))
      return CHECK_STATUSES.map(status => ({
        label: STATUS_TEXTS[status],
        value: counts.find(each => each.status === status)?.count ?? 0,
        url: ordersInState(status),
      }))
    },
  }
  return { records, work, byState }
}

const toRecord = ({ id, check_no: checkNo, status, site_code: site }: OrderRecord) => ({
  number: checkNo,
  state: STATUS_TEXTS[status],
  site,
  url: orderLink({ id, checkNo }),
})
