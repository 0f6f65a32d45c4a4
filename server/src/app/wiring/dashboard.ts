import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { FAVOURITES_BOX } from '../../features/favourites/favourites.box.ts'
import { flowWork, TODO_PAGE } from '../../features/flow/flow.ts'
import { APPLICATIONS_BOX } from '../../features/home/box-source.ts'
import { homeRoutes } from '../../features/home/home.routes.ts'
import { onboardingRoutes } from '../../features/home/onboarding.routes.ts'
import { latestOfApplication } from '../../features/messages/app-messages.ts'
import { MESSAGES_BOX } from '../../features/messages/messages.box.ts'
import { NOTICES_BOX } from '../../features/notices/notices.box.ts'
import {
  confirmerOf,
  delegationsTo,
  findHeldPermissions,
  menuOf,
  menuPathsOf,
  permissionChangesWork,
} from '../../features/organisation/organisation.ts'
import { projectsRoutes } from '../../features/projects/projects.routes.ts'
import { createProjects } from '../../features/projects/projects.service.ts'
import { uploadsWork } from '../../features/sub-apps/uploads/uploads.work.ts'
import { ADMIN_GROUP } from '../../seed/data/administration.data.ts'
import { FLOW_GROUP } from '../../seed/data/menus.data.ts'
import type { ServerDeps } from '../server-deps.ts'
import type { ServicesOfApps } from './services-of-apps.ts'
import type { SubApps } from './sub-apps.ts'

/** Wires the dashboard and the application list to their sources. */
export function dashboardRoutes(
  { clock, database: { kysely: db }, logger, plugins, settings }: ServerDeps,
  service: SubApps['service'],
  services: ServicesOfApps,
): ServerRoute[] {
  const projects = createProjects({
    menuOf: (userCode, language) => menuOf(db, userCode, language),
    registered: names => service.registered(names),
  })
  const home = homeRoutes({
    db,
    clock,
    boxes: [FAVOURITES_BOX, MESSAGES_BOX, NOTICES_BOX, APPLICATIONS_BOX],
    statements: plugins.flatMap(plugin =>
      (plugin.statements?.(services.forApp(plugin.name)) ?? []).map(source => ({ app: plugin.name, source })),
    ),
    work: [
      ...plugins.flatMap(plugin =>
        (plugin.work?.(services.forApp(plugin.name)) ?? []).map(source => ({
          app: plugin.name,
          title: plugin.app?.title ?? { zh: plugin.name, en: plugin.name },
          source,
        })),
      ),
      ...[permissionChangesWork(db, clock), uploadsWork(db, clock, { confirmer: confirmerOf })].map(
        source => ({
          app: 'admin',
          title: ADMIN_GROUP,
          source,
        }),
      ),
      { app: 'flow', title: FLOW_GROUP, source: flowWork({ db, actingFor: delegationsTo }), page: TODO_PAGE },
    ],
    switchedOff: names => service.switchedOff(names),
    pathsOf: userCode => menuPathsOf(db, userCode),
    applicationsOf: async (userCode, language) =>
      (await projects(userCode, language)).filter(({ projectCode }) => projectCode !== PROJECT_CODE),
    messagesOf: (userCode, application, language) => latestOfApplication(db, userCode, application, language),
    failed: (statement, error) =>
      logger.error({ err: error, statement }, 'a statement could not be computed'),
    onWorkFailure: (source, error) => logger.error({ err: error, source }, 'work items could not be read'),
  })
  const onboarding = onboardingRoutes({
    db,
    clock,
    applications: async () => Object.keys((await service.registry()).apps),
    definitions: plugins.flatMap(({ app }) => (app === undefined ? [] : [app])),
    findHeld: identifies => findHeldPermissions(db, identifies),
    gateway: settings.smsUrl !== null,
    safetyContact: settings.safetyPhone !== null || settings.safetyMail !== null,
  })
  return [...home, ...onboarding, ...projectsRoutes({ projects })]
}
