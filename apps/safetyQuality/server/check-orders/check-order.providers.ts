import { textOf } from '@apron/contract/texts/text-pair'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { SearchProvider } from '@apron/server-kit/plugin/search-provider'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import { recordsByState } from '@apron/server-kit/records/described/record-work'
import { searchRows } from '@apron/server-kit/records/list-rows'
import { sql } from 'kysely'
import { ACTION_PERMISSIONS, CHECK_VIEW_PERMISSION } from '../../contract/checks/check-order.calls.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { OPEN_STATUSES } from '../../contract/rules/checks/due.ts'
import { orderLink } from '../../contract/rules/checks/order-link.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { isAwaiting, ORDER_LIST, selectVisible } from './check-order.reader.ts'
import { type OrderRecord, titleOf } from './check-order.repository.ts'
import type { CheckTables } from './check-order.tables.ts'
import { WORK_TEXTS } from './check-order.texts.ts'
import { nextWork, partsOf } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY, IS_CHECKER } from './check-order-visibility.ts'

/** Offers check orders to the portal's search, home page and dashboard. */
export function checkOrderProviders(services: PluginServices) {
  const db = services.db.withTables<CheckTables>()
  const viewerOf = (context: CallContext) => CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))

  const records: SearchProvider = {
    title: checkOrder.title,
    resource: CHECK_VIEW_PERMISSION,
    page: '/safetyQuality/checkedResult',
    async find(request, context) {
      const viewer = await viewerOf(context)
      const readable = selectVisible(db, [context.site, ...viewer.sites], viewer)
      const orders = await searchRows(readable, ORDER_LIST, request, context.site)
      return orders.map(order =>
        Object.assign(toRecord(order), { title: textOf(titleOf(order), context.language) }),
      )
    },
  }

  const work: TaskProvider = {
    id: 'checkOrder',
    resource: CHECK_VIEW_PERMISSION,
    async items(context, limit) {
      const viewer = await viewerOf(context)
      if (viewer.sites.length === 0) return []
      const orders = await selectVisible(db, viewer.sites, viewer)
        .select(sql<boolean>`${IS_CHECKER.where(viewer)}`.as('is_checker'))
        .where(isAwaiting(viewer))
        .orderBy(ORDER_LIST.order)
        .orderBy(ORDER_LIST.tie)
        .limit(limit)
        .execute()
      return orders.flatMap(order => {
        const parts = partsOf(viewer, { ...order, checkers: order.is_checker ? [viewer.userCode] : [] })
        const action = nextWork(order.status, parts, order.done_count >= order.item_count, each =>
          viewer.resources.has(ACTION_PERMISSIONS[each]),
        )
        if (action === null) return []
        const item = {
          ...toRecord(order),
          id: order.id,
          title: titleOf(order),
          action: WORK_TEXTS[action],
          // A submitted order can no longer be late.
          due: OPEN_STATUSES.includes(order.status) ? order.plan_end : null,
          // Other people wait for these.
          decision: action === 'issue' || action === 'approve',
        }
        return [item]
      })
    },
  }

  const orders = {
    fields: checkOrder.fields,
    table: 'safety_quality_check_order as o',
    rights: { view: CHECK_VIEW_PERMISSION },
  }
  const byState = recordsByState(services, orders, {
    id: 'checkOrdersByState',
    title: { zh: '检查单（按状态）', en: 'Check orders by state' },
    url: '/safetyQuality/checkList',
    urlOf: state => `/safetyQuality/checkList?status=${state}`,
    visible: CHECK_ORDER_VISIBILITY.whereOf,
  })
  return { records, work, byState }
}

const toRecord = ({ id, check_no: checkNo, status, site_code: site }: OrderRecord) => ({
  number: checkNo,
  state: STATUS_TEXTS[status],
  site,
  url: orderLink({ id, checkNo }),
})
