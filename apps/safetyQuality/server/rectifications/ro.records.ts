import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { SearchProvider } from '@apron/server-kit/plugin/search-provider'
import { searchRows } from '@apron/server-kit/records/list-rows'
import { RO_VIEW_PERMISSION } from '../../contract/rectifications/rectification.calls.ts'
import { RO_STATUS_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { roLink } from '../../contract/rules/rectifications/ro-link.ts'
import type { RoTables } from './rectification.tables.ts'
import { RO_LIST, selectVisibleRos } from './ro.repository.ts'
import { roTitleOf } from './ro.view.ts'
import { RO_VISIBILITY } from './rules/ro-visibility.ts'

/** Offers the orders that the caller may read, at all of their sites, to the portal search. */
export function roRecords(services: PluginServices): SearchProvider {
  const db = services.db.withTables<RoTables>()
  return {
    title: { zh: '整改单', en: 'Rectification order' },
    resource: RO_VIEW_PERMISSION,
    page: '/safetyQuality/RectificationDetail',
    async find(request, context) {
      const caller = callerOf(context)
      const viewer = await RO_VISIBILITY.viewerOf(services, caller)
      const readable = selectVisibleRos(db, [context.site, ...caller.sites], viewer)
      const orders = await searchRows(readable, RO_LIST, request, context.site)
      return orders.map(order => ({
        number: order.ro_no,
        title: roTitleOf(order, context.language),
        state: RO_STATUS_TEXTS[order.status],
        site: order.site_code,
        url: roLink({ id: order.id, roNo: order.ro_no }),
      }))
    },
  }
}
