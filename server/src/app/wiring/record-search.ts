import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { menuPathsOf, menusOf } from '../../features/organisation/organisation.ts'
import { searchRoutes } from '../../features/search/search.routes.ts'
import type { ServerDeps } from '../server-deps.ts'
import type { ServicesOfApps } from './services-of-apps.ts'
import type { SubApps } from './sub-apps.ts'

/** Wires the portal search to every application that offers records. */
export function recordSearchRoutes(
  { database: { kysely: db }, logger, plugins }: ServerDeps,
  service: SubApps['service'],
  services: ServicesOfApps,
): ServerRoute[] {
  return searchRoutes({
    sources: plugins.flatMap(plugin =>
      (plugin.records?.(services.forApp(plugin.name)) ?? []).map(source => ({ app: plugin.name, source })),
    ),
    switchedOff: names => service.switchedOff(names),
    pathsOf: userCode => menuPathsOf(db, userCode),
    menusOf: userCode => menusOf(db, userCode),
    failed: (app, error) => logger.error({ err: error, app }, 'records could not be searched'),
  })
}
