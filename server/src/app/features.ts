import type { CallingPerson, ServerRoute } from '@apron/contract/sub-apps/server-plugin'
import { VARIANTS } from '@apron/contract/variants/variants'
import { airportsRoutes } from '../features/airports/airports.routes.ts'
import { authRoutes } from '../features/auth/auth.routes.ts'
import { createCaptchaService } from '../features/auth/captcha.service.ts'
import { createLoginFailures } from '../features/auth/login-failures.store.ts'
import { createLoginKeyService } from '../features/auth/login-key.service.ts'
import { columnsRoutes } from '../features/columns/columns.routes.ts'
import { dictionaryRoutes } from '../features/dictionary/dictionary.routes.ts'
import { menusRoutes } from '../features/menus/menus.routes.ts'
import { noticesRoutes } from '../features/notices/notices.routes.ts'
import { resourcesRoutes } from '../features/resources/resources.routes.ts'
import { rolesRoutes } from '../features/roles/roles.routes.ts'
import { createSessionStore } from '../features/session/session.store.ts'
import { setupRoutes } from '../features/setup/setup.routes.ts'
import { type SubAppsRoutesDeps, subAppsRoutes } from '../features/sub-apps/sub-apps.routes.ts'
import { translationsRoutes } from '../features/translations/translations.routes.ts'
import { usersRoutes } from '../features/users/users.routes.ts'
import { findCaller } from '../features/users/users.store.ts'
import { type AccessControl, createAccessControl } from '../platform/access/access-control.ts'
import { createSecurityAudit } from '../platform/log/security-audit.ts'
import { cookiePaths } from './cookie-paths.ts'
import { pluginServices } from './plugin-services.ts'
import type { ServerDeps } from './server-deps.ts'
import { peopleInSessions } from './sessions.ts'
import type { SubApps } from './sub-apps.ts'

export interface Features {
  readonly routes: readonly ServerRoute[]
  readonly access: AccessControl
  /** Removes what has expired. */
  sweep(): Promise<void>
}

/** All features, wired. This is the only place where they meet. */
export function createFeatures(
  deps: ServerDeps,
  { catalogue, service, usage }: SubApps,
  counted: SubAppsRoutesDeps['counted'],
): Features {
  const { clock, database, plugins, secretKey, settings } = deps
  const db = database.kysely
  const audit = createSecurityAudit(deps.logger)
  const sessions = createSessionStore(db, clock)
  const captchas = createCaptchaService(db, clock)
  const failures = createLoginFailures(db, clock)
  const people = peopleInSessions(deps, sessions, audit)
  const services = pluginServices(db, clock)

  const routes = [
    ...authRoutes({
      db,
      captchas,
      keys: createLoginKeyService(db, clock, secretKey),
      failures,
      sessions,
      describe: people.describe,
      expiredIsRefused: people.expiredIsRefused,
      audit,
      cookiePaths: cookiePaths(VARIANTS[settings.variant]),
    }),
    ...setupRoutes({ db, clock, audit }),
    ...usersRoutes({ db, sessionOf: context => people.detailsOf(context) }),
    ...airportsRoutes({ db, switchSite: (context, site) => people.switchSite(context, site) }),
    ...rolesRoutes({ db }),
    ...menusRoutes({ db }),
    ...resourcesRoutes({ db }),
    ...columnsRoutes({ db, clock }),
    ...dictionaryRoutes({ db }),
    ...noticesRoutes({ db, clock }),
    ...translationsRoutes({ db }),
    ...subAppsRoutes({ database: db, catalogue, service, usage, counted }),
    ...plugins.flatMap(plugin => plugin.routes(services)),
  ]

  async function personOf(userCode: string): Promise<CallingPerson | null> {
    const caller = await findCaller(db, userCode)
    return caller && { ...caller, resources: new Set(caller.resources) }
  }

  return {
    routes,
    access: createAccessControl(sessions, personOf, clock),
    async sweep() {
      await Promise.all([sessions.sweep(), captchas.sweep(), failures.sweep(), usage.sweep()])
    },
  }
}
