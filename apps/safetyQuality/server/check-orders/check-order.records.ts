import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RecordSource } from '@apron/server-kit/plugin/record-source'
import { CHECK_VIEW_RIGHT } from '../../contract/check-order.calls.ts'
import { orderLink } from '../../contract/rules/order-link.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { searchOrders } from './check-order.repository.ts'
import type { CheckTables } from './check-order.tables.ts'
import { titleOf } from './check-order.view.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

/** Offers check orders to the portal search: those the caller may read, at all of their sites. */
export function checkOrderRecords(services: PluginServices): RecordSource {
  const db = services.db.withTables<CheckTables>()
  return {
    title: { zh: '检查单', en: 'Check order' },
    resource: CHECK_VIEW_RIGHT,
    page: '/safetyQuality/checkedResult',
    async find(wanted, context) {
      const caller = callerOf(context)
      const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services, caller)
      const orders = await searchOrders(db, {
        site: context.site,
        sites: caller.sites,
        viewer,
        ...wanted,
      })
      return orders.map(order => ({
        number: order.check_no,
        title: titleOf(order, context.language),
        state: STATUS_TEXTS[order.status],
        site: order.site_code,
        url: orderLink({ id: order.id, checkNo: order.check_no }),
      }))
    },
  }
}
