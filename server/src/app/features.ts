import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import { VARIANTS } from '@apron/contract/variants/variants'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { adminMenusRoutes } from '../features/admin-menus/admin-menus.routes.ts'
import { adminResourcesRoutes } from '../features/admin-resources/admin-resources.routes.ts'
import { adminRolesRoutes } from '../features/admin-roles/admin-roles.routes.ts'
import { adminUsersRoutes } from '../features/admin-users/admin-users.routes.ts'
import { adminSitesRoutes } from '../features/airports/admin-sites.routes.ts'
import { airportsRoutes } from '../features/airports/airports.routes.ts'
import { authRoutes } from '../features/auth/auth.routes.ts'
import { createCaptchaService } from '../features/auth/captcha.service.ts'
import { createContactsStore } from '../features/auth/contacts.store.ts'
import { createKeyedHash } from '../features/auth/keyed-hash.ts'
import { createLoginFailures } from '../features/auth/login-failures.store.ts'
import { createLoginKeyService } from '../features/auth/login-key.service.ts'
import { createOneTimeCodes } from '../features/auth/one-time-codes.store.ts'
import { createRenewPassword } from '../features/auth/renew-password.ts'
import { createTypedNames } from '../features/auth/typed-names.ts'
import { columnsRoutes } from '../features/columns/columns.routes.ts'
import { dataSourcesRoutes } from '../features/data-sources/data-sources.routes.ts'
import { adminDepartmentsRoutes } from '../features/departments/admin-departments.routes.ts'
import { departmentsRoutes } from '../features/departments/departments.routes.ts'
import { dictionaryRoutes } from '../features/dictionary/dictionary.routes.ts'
import { dictionaryOptions } from '../features/dictionary/dictionary.service.ts'
import { FAVOURITES_BOX } from '../features/favourites/favourites.box.ts'
import { favouritesRoutes } from '../features/favourites/favourites.routes.ts'
import { createFiles, type Files } from '../features/files/files.service.ts'
import { PUBLISHED_KIND } from '../features/files/published.ts'
import { readCodes } from '../features/home/application-choice.ts'
import { APPLICATIONS_BOX } from '../features/home/box-source.ts'
import { homeRoutes } from '../features/home/home.routes.ts'
import { findHomeSetting } from '../features/home/home.store.ts'
import { menusRoutes } from '../features/menus/menus.routes.ts'
import { menuPaths, menuTree } from '../features/menus/menus.rules.ts'
import { menuEntries } from '../features/menus/menus.store.ts'
import { latestOfApplication } from '../features/messages/app-messages.ts'
import { businessMessagesRoutes } from '../features/messages/business-messages.routes.ts'
import { MESSAGES_BOX } from '../features/messages/messages.box.ts'
import { messagesRoutes } from '../features/messages/messages.routes.ts'
import { subscriptionsRoutes } from '../features/messages/subscriptions.routes.ts'
import { waitingCountsRoutes } from '../features/messages/waiting-counts.routes.ts'
import { adminNoticesRoutes } from '../features/notices/admin-notices.routes.ts'
import { NOTICES_BOX } from '../features/notices/notices.box.ts'
import { noticesRoutes } from '../features/notices/notices.routes.ts'
import { tellNotices } from '../features/notices/tell-notices.ts'
import { adminAuditRoutes } from '../features/operations/admin-audit.routes.ts'
import { adminOperationsRoutes } from '../features/operations/admin-operations.routes.ts'
import { operationsRoutes } from '../features/operations/operations.routes.ts'
import { sweepOperations } from '../features/operations/operations.store.ts'
import { passwordRoutes } from '../features/password/password.routes.ts'
import { personLinksRoutes } from '../features/person-links/person-links.routes.ts'
import { sweepPersonLinks } from '../features/person-links/person-links.store.ts'
import { projectsRoutes } from '../features/projects/projects.routes.ts'
import { createProjects } from '../features/projects/projects.service.ts'
import { resourcesRoutes } from '../features/resources/resources.routes.ts'
import { rightsChangesRoutes } from '../features/rights/rights-changes.routes.ts'
import type { RightsChanges } from '../features/rights/rights-changes.service.ts'
import { rolesRoutes } from '../features/roles/roles.routes.ts'
import { serialsRoutes } from '../features/serials/serials.routes.ts'
import { serialOffers } from '../features/serials/serials.store.ts'
import { createSessionStore } from '../features/session/session.store.ts'
import { setupRoutes } from '../features/setup/setup.routes.ts'
import { adminSubAppsRoutes } from '../features/sub-apps/admin-sub-apps.routes.ts'
import { type SubAppsRoutesDeps, subAppsRoutes } from '../features/sub-apps/sub-apps.routes.ts'
import { adminTranslationsRoutes } from '../features/translations/admin-translations.routes.ts'
import { translationsRoutes } from '../features/translations/translations.routes.ts'
import { usersRoutes } from '../features/users/users.routes.ts'
import { findCaller } from '../features/users/users.store.ts'
import { type AccessControl, createAccessControl } from '../platform/access/access-control.ts'
import type { OpenSessions } from '../platform/live/live-hub.ts'
import { createAudited } from '../platform/log/audited.ts'
import { createSecurityAudit, type SecurityAudit, sweepAudit } from '../platform/log/security-audit.ts'
import { allMessages } from './all-messages.ts'
import { cookiePaths } from './cookie-paths.ts'
import { fileReaders } from './file-readers.ts'
import { pluginServices } from './plugin-services.ts'
import { createRights } from './rights.ts'
import type { GuardedDeps } from './server-deps.ts'
import { peopleInSessions } from './sessions.ts'
import type { SubApps } from './sub-apps.ts'
import { subscriptionLists } from './subscription-lists.ts'

export interface Features {
  readonly routes: readonly ServerRoute[]
  readonly access: AccessControl
  readonly files: Files
  readonly sessions: OpenSessions
  /** Changes of rights that wait, for the door of the operator. */
  readonly changes: RightsChanges
  readonly audit: SecurityAudit
  /** Removes what has expired. */
  sweep(): Promise<void>
}

/** All features, wired. This is the only place where they meet. */
export function createFeatures(
  deps: GuardedDeps,
  { catalogue, chooser, service, usage }: SubApps,
  counted: SubAppsRoutesDeps['counted'],
): Features {
  const { clock, database, plugins, secretKey, settings } = deps
  const db = database.kysely
  const audit = createSecurityAudit(db, clock, deps.logger)
  const audited = createAudited(db, audit)
  const sessions = createSessionStore(db, clock)
  const failures = createLoginFailures(db, clock)
  const captchas = createCaptchaService(db, clock, failures)
  const contacts = createContactsStore(db, createKeyedHash(secretKey, 'id card'))
  const codes = createOneTimeCodes(db, clock, createKeyedHash(secretKey, 'one-time code'))
  const keys = createLoginKeyService(db, clock, secretKey)
  const renewPassword = createRenewPassword({ db, clock, sessions, failures, audit })
  const people = peopleInSessions(deps, sessions, audit)
  const messages = allMessages(plugins)
  const services = pluginServices(db, clock, messages)
  const { guard, changes, newLink } = createRights({ ...deps, audit, messages: services.messages })
  const projects = createProjects({
    menuOf: async (userCode, language) => menuTree(await menuEntries(db, userCode), language),
    registered: names => service.registered(names),
  })
  const readers = fileReaders(plugins, services)
  const files = createFiles({ db, clock, places: deps.filePlaces, logger: deps.logger, readers })

  const routes = [
    ...authRoutes({
      db,
      captchas,
      keys,
      failures,
      contacts,
      codes,
      delivery: deps.delivery,
      undelivered: error => deps.logger.error({ err: error }, 'a code could not be delivered'),
      renewPassword,
      sessions,
      describe: people.describe,
      expiredIsRefused: people.expiredIsRefused,
      audit,
      names: createTypedNames(db, createKeyedHash(secretKey, 'audit'), contacts),
      cookiePaths: cookiePaths(VARIANTS[settings.variant]),
    }),
    ...passwordRoutes({
      db,
      clock,
      keys,
      failures,
      renewPassword,
      audit,
      resetLink: settings.passwordResetLink,
    }),
    ...personLinksRoutes({ db, clock, keys, renewPassword }),
    ...adminMenusRoutes({ db, audited, guard }),
    ...adminResourcesRoutes({ db, audited, guard }),
    ...adminRolesRoutes({ db, guard }),
    ...adminUsersRoutes({ db, clock, guard, newLink }),
    ...rightsChangesRoutes({ db, clock, changes }),
    ...setupRoutes({
      db,
      clock,
      keys,
      openSession: (userCode, context) => people.openSession(userCode, context),
      moveSession: (context, airportThreeCode) => people.switchSite(context, { airportThreeCode }),
      newLink,
      guard,
      audit,
    }),
    ...usersRoutes({ db, clock, sessionOf: context => people.detailsOf(context) }),
    ...airportsRoutes({ db, switchSite: (context, site) => people.switchSite(context, site) }),
    ...rolesRoutes({ db }),
    ...menusRoutes({ db }),
    ...resourcesRoutes({ db }),
    ...columnsRoutes({ db, clock }),
    ...dataSourcesRoutes({ db }),
    ...adminDepartmentsRoutes({ db, audited }),
    ...adminSitesRoutes({ db, audited }),
    ...adminTranslationsRoutes({
      db,
      clock,
      audited,
      files: services.files,
      publishedKind: PUBLISHED_KIND,
    }),
    ...adminNoticesRoutes({ db, clock, audited, messages: services.messages }),
    ...adminOperationsRoutes({ db }),
    ...adminAuditRoutes({ db }),
    ...adminSubAppsRoutes(chooser),
    ...departmentsRoutes({
      db,
      dictionaries: (dictCode, language) => dictionaryOptions(db, dictCode, language),
    }),
    ...dictionaryRoutes({ db }),
    ...operationsRoutes({ db, clock }),
    ...favouritesRoutes({ db, clock }),
    ...homeRoutes({
      db,
      clock,
      boxes: [FAVOURITES_BOX, MESSAGES_BOX, NOTICES_BOX, APPLICATIONS_BOX],
      statements: plugins.flatMap(plugin =>
        (plugin.statements?.(services) ?? []).map(source => ({ app: plugin.name, source })),
      ),
      switchedOff: names => service.switchedOff(names),
      pathsOf: async userCode => menuPaths(await menuEntries(db, userCode)),
      applicationsOf: async (userCode, language) =>
        (await projects(userCode, language)).filter(({ projectCode }) => projectCode !== PROJECT_CODE),
      messagesOf: (userCode, application, language) =>
        latestOfApplication(db, userCode, application, language),
      failed: (statement, error) =>
        deps.logger.error({ err: error, statement }, 'a statement could not be made'),
    }),
    ...messagesRoutes({
      db,
      clock,
      hiddenAppsOf: async userCode => readCodes((await findHomeSetting(db, userCode)).muted) ?? [],
    }),
    ...businessMessagesRoutes({ db, clock }),
    ...subscriptionsRoutes({ db, templates: messages.templates.values(), ...subscriptionLists(db) }),
    ...waitingCountsRoutes({
      sources: plugins.map(plugin => plugin.waiting?.(services) ?? {}),
      failed: (call, error) => deps.logger.error({ err: error, call }, 'a waiting count could not be made'),
    }),
    ...projectsRoutes({ projects }),
    ...serialsRoutes(serialOffers(db, clock)),
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
    files,
    sessions,
    audit,
    changes,
    access: createAccessControl(sessions, personOf, clock, audit),
    async sweep() {
      await Promise.all([
        sessions.sweep(),
        captchas.sweep(),
        failures.sweep(),
        codes.sweep(),
        usage.sweep(),
        sweepOperations(db, clock.now()),
        sweepAudit(db, clock.now()),
        sweepPersonLinks(db, clock.now()),
        files.sweep(),
        changes.sweep(),
        db.transaction().execute(transaction => tellNotices(transaction, services.messages, clock.now())),
      ])
    },
  }
}
