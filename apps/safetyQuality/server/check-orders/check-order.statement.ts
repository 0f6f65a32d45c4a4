import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { StatementSource } from '@apron/server-kit/plugin/statement-source'
import { CHECK_VIEW_RIGHT } from '../../contract/check-order.calls.ts'
import { ordersInState } from '../../contract/rules/order-link.ts'
import { CHECK_STATUSES, STATUS_TEXTS } from '../../contract/values.ts'
import { countByStatus } from './check-order.repository.ts'
import type { CheckTables } from './check-order.tables.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** How many check orders of the site stand in each state, counted over what the caller may read. */
export function checkOrdersByState(services: PluginServices): StatementSource {
  const db = services.db.withTables<CheckTables>()
  return {
    id: 'checkOrdersByState',
    title: { zh: '检查单（按状态）', en: 'Check orders by state' },
    resource: CHECK_VIEW_RIGHT,
    url: '/safetyQuality/checkList',
    async rows(context) {
      const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, callerOf(context))
      const counts = await countByStatus(db, context.site, viewer)
      return CHECK_STATUSES.map(status => ({
        label: STATUS_TEXTS[status],
        value: counts.get(status) ?? 0,
        url: ordersInState(status),
      }))
    },
  }
}
