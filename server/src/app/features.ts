import { guardedPermissions } from '@apron/contract/rules/rights/guarded-permissions'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { adminOperationsRoutes } from '../features/audit-log/operations/admin-operations.routes.ts'
import { sweepOperations } from '../features/audit-log/operations/operation-log.store.ts'
import { permissionsOfCalls } from '../features/audit-log/operations/permission-of-call.ts'
import { reportOperationsRoutes } from '../features/audit-log/operations/report-operations.routes.ts'
import { adminAuditRoutes } from '../features/audit-log/security-audit/admin-audit.routes.ts'
import { columnsRoutes } from '../features/columns/columns.routes.ts'
import { dataSourcesRoutes, sourceOptions } from '../features/data-sources/data-sources.routes.ts'
import { adminDictionaryRoutes } from '../features/dictionary/admin-dictionary.routes.ts'
import { changeDictionary } from '../features/dictionary/change-dictionary.service.ts'
import { dictionaryRoutes } from '../features/dictionary/dictionary.routes.ts'
import { dictionaryOptions } from '../features/dictionary/dictionary.service.ts'
import { favouritesRoutes } from '../features/favourites/favourites.routes.ts'
import { createFiles, type Files } from '../features/files/files.service.ts'
import { PUBLISHED_KIND } from '../features/files/published.ts'
import {
  delegatorOfDecision,
  FLOW_FILES,
  flowCounts,
  flowFileReader,
  flowRoutes,
  operatingRoutes,
} from '../features/flow/flow.ts'
import { readCodes } from '../features/home/application-choice.ts'
import { findHomeSetting } from '../features/home/home.store.ts'
import { listViewsRoutes } from '../features/list-views/list-views.routes.ts'
import { adminAlarmsRoutes } from '../features/messages/alarms/admin-alarms.routes.ts'
import { businessMessagesRoutes } from '../features/messages/business-messages.routes.ts'
import { messagesRoutes } from '../features/messages/messages.routes.ts'
import { subscriptionsRoutes } from '../features/messages/subscriptions.routes.ts'
import { waitingCountsRoutes } from '../features/messages/waiting-counts.routes.ts'
import { adminNoticesRoutes } from '../features/notices/admin-notices.routes.ts'
import { noticesRoutes } from '../features/notices/notices.routes.ts'
import { notifyOfNotices } from '../features/notices/notify-of-notices.ts'
import {
  applicationTitles,
  callingPerson,
  createOperationRecorder,
  createSessionStore,
  departmentAndAbove,
  FIRST_ORGANISATION,
  FIRST_PEOPLE,
  menuVersionOf,
  organisationRoutes,
  type PermissionChanges,
  pageTitles,
  peopleRoutes,
  permissionRoutes,
  type RecordOperation,
  sweepDraftKeys,
  sweepPersonLinks,
} from '../features/organisation/organisation.ts'
import { serialsRoutes } from '../features/serials/serials.routes.ts'
import { serialOffers } from '../features/serials/serials.store.ts'
import { setupRoutes } from '../features/setup/setup.routes.ts'
import { adminSubAppsRoutes } from '../features/sub-apps/admin-sub-apps.routes.ts'
import { type SubAppsRoutesDeps, subAppsRoutes } from '../features/sub-apps/sub-apps.routes.ts'
import { uploadsRoutes } from '../features/sub-apps/uploads/uploads.routes.ts'
import { adminTranslationsRoutes } from '../features/translations/admin-translations.routes.ts'
import { translationsRoutes } from '../features/translations/translations.routes.ts'
import { type AccessControl, createAccessControl } from '../platform/access/access-control.ts'
import { sweepIdempotencyRecords } from '../platform/idempotency/idempotency.store.ts'
import type { OpenSessions } from '../platform/live/live-hub.ts'
import { createAudited } from '../platform/log/audited.ts'
import { createSecurityAudit, type SecurityAudit, sweepAudit } from '../platform/log/security-audit.ts'
import { pluginServices } from './plugins/plugin-services.ts'
import type { ServerDeps } from './server-deps.ts'
import { allMessages } from './wiring/all-messages.ts'
import { dashboardRoutes } from './wiring/dashboard.ts'
import { definitionsOf, guardedOfApps } from './wiring/definitions-of.ts'
import { dictionaryConsumers } from './wiring/dictionary-consumers.ts'
import { fileReaders } from './wiring/file-readers.ts'
import { flowDeps } from './wiring/flow-deps.ts'
import { permissionsOfPeople } from './wiring/permissions.ts'
import { recordSearchRoutes } from './wiring/record-search.ts'
import { createSignIn } from './wiring/sign-in.ts'
import { createSubAppUploads } from './wiring/sub-app-uploads.ts'
import type { SubApps } from './wiring/sub-apps.ts'
import { subscriptionLists } from './wiring/subscription-lists.ts'
import { unknownInAudience } from './wiring/unknown-in-audience.ts'
import { whatChangedRoutes } from './wiring/what-changed.ts'

export interface Features {
  readonly routes: readonly ServerRoute[]
  readonly access: AccessControl
  /** Records acts done under a delegated permission. */
  readonly recordOperation: RecordOperation
  readonly files: Files
  readonly sessions: OpenSessions
  /** Held permission changes, for the operator endpoint. */
  readonly changes: PermissionChanges
  readonly audit: SecurityAudit
  /** Unpacks versions of sub-applications that another node has installed. */
  installMissingVersions(): Promise<void>
  /** Deletes expired data. */
  sweep(): Promise<void>
}

/** Wires all features. The only place where they meet. */
export function createFeatures(
  deps: ServerDeps,
  subApps: SubApps,
  counted: SubAppsRoutesDeps['counted'],
): Features {
  const { clock, database, logger, plugins, settings } = deps
  const db = database.kysely
  const audit = createSecurityAudit(db, clock, logger)
  const audited = createAudited(db, audit)
  const limits = {
    idleMs: settings.sessionIdleMs,
    guarded: guardedPermissions(guardedOfApps(definitionsOf(plugins))),
  }
  const sessions = createSessionStore(db, clock, limits)
  const messages = allMessages(plugins)
  const services = pluginServices(db, clock, messages, plugins, deps)
  const signIn = createSignIn(deps, sessions, audit, services.messages)
  const rights = permissionsOfPeople({
    ...deps,
    audit,
    messages: services.messages,
    dictionaryConsumers: dictionaryConsumers(plugins, services),
  })
  const flow = flowDeps(db, clock, services, plugins)
  const readers = fileReaders(plugins, services, { [FLOW_FILES]: flowFileReader(flow) })
  const files = createFiles({ db, clock, locations: deps.fileLocations, logger, readers })
  const versions = createSubAppUploads(deps, subApps, {
    audit,
    files,
    fileLinks: services.files,
    messages: services.messages,
  })
  const { keys, people, renewPassword } = signIn
  const switchSite: typeof people.switchSite = (context, site) => people.switchSite(context, site)

  const routes: ServerRoute[] = [
    ...signIn.routes,
    ...peopleRoutes({
      db,
      clock,
      keys,
      renewPassword,
      draftKeys: { audit, keepDays: settings.draftDays },
      ...rights,
      sessionOf: context => people.detailsOf(context),
      menuVersionOf: userCode => menuVersionOf(db, userCode),
    }),
    ...permissionRoutes({ db, clock, audited, ...rights }),
    ...organisationRoutes({
      db,
      audited,
      switchSite,
      dictionaries: (dictCode, language) => dictionaryOptions(db, dictCode, language),
    }),
    ...setupRoutes({
      db,
      people: FIRST_PEOPLE,
      organisation: FIRST_ORGANISATION,
      clock,
      keys,
      openSession: (userCode, context) => people.openSession(userCode, context),
      moveSession: (context, airportThreeCode) => switchSite(context, { airportThreeCode }),
      audit,
      ...rights,
    }),
    ...columnsRoutes({ db, clock }),
    ...listViewsRoutes({ db, clock }),
    ...dataSourcesRoutes({ db }),
    ...dictionaryRoutes({ db, findSourceOptions: (id, context) => sourceOptions(db, id, context) }),
    ...adminDictionaryRoutes({
      db,
      audited,
      guard: rights.guard,
      change: changeDictionary(rights.dictionary),
    }),
    ...whatChangedRoutes(db),
    ...adminTranslationsRoutes({
      db,
      clock,
      audited,
      files: services.files,
      publishedKind: PUBLISHED_KIND,
    }),
    ...translationsRoutes({ db }),
    ...adminNoticesRoutes({
      db,
      clock,
      audited,
      messages: services.messages,
      findUnknownCode: unknownInAudience,
    }),
    ...noticesRoutes({ db, clock, departmentsOf: code => departmentAndAbove(db, code) }),
    ...adminAlarmsRoutes({ db, clock, audited, messages: services.messages }),
    ...adminOperationsRoutes({ db, pageTitles: () => pageTitles(db) }),
    ...adminAuditRoutes({ db }),
    ...reportOperationsRoutes({
      db,
      clock,
      permissionOf: call => permissionOf(call),
      findDelegator: (call, userCode, at) => delegatorOfDecision(db, call, userCode, at),
    }),
    ...flowRoutes({ ...flow, names: services }),
    ...operatingRoutes({ ...flow, names: services, audited }),
    ...favouritesRoutes({ db, clock }),
    ...dashboardRoutes(deps, subApps.service, services),
    ...messagesRoutes({
      db,
      clock,
      hiddenAppsOf: async userCode => readCodes((await findHomeSetting(db, userCode)).muted) ?? [],
    }),
    ...businessMessagesRoutes({ db, clock }),
    ...subscriptionsRoutes({ db, templates: messages.templates.values(), ...subscriptionLists(db) }),
    ...waitingCountsRoutes({
      own: flowCounts(flow),
      sources: plugins.map(plugin => plugin.waiting?.(services.forApp(plugin.name)) ?? {}),
      failed: (call, error) =>
        logger.error({ err: error, call }, 'a count of open tasks could not be computed'),
    }),
    ...recordSearchRoutes(deps, subApps.service, services),
    ...serialsRoutes(serialOffers(db, clock)),
    ...adminSubAppsRoutes(subApps.chooser),
    ...uploadsRoutes({
      db,
      clock,
      ...versions,
      openOwn: async (url, context) => (await files.open(url, context)).content,
    }),
    ...subAppsRoutes({ database: db, counted, titles: () => applicationTitles(db), ...subApps }),
    ...plugins.flatMap(plugin => plugin.routes(services.forApp(plugin.name))),
  ]

  const permissionOf = permissionsOfCalls(routes.map(({ call }) => call))

  return {
    routes,
    recordOperation: createOperationRecorder(db, clock),
    files,
    sessions,
    audit,
    changes: rights.changes,
    installMissingVersions: () => versions.installed.installMissing(),
    access: createAccessControl(sessions, userCode => callingPerson(db, userCode), clock, audit, limits),
    async sweep() {
      await Promise.all([
        sessions.sweep(),
        signIn.sweep(),
        subApps.usage.sweep(),
        sweepOperations(db, clock.now()),
        sweepAudit(db, clock.now()),
        sweepPersonLinks(db, clock.now()),
        sweepDraftKeys(db, clock.now(), settings.draftDays),
        sweepIdempotencyRecords(db, clock.now(), settings.draftDays),
        files.sweep(),
        rights.changes.sweep(),
        db.transaction().execute(transaction => rights.delegationNotifier.due(transaction)),
        versions.installed.installMissing(),
        versions.uploads.sweep(),
        db.transaction().execute(transaction => notifyOfNotices(transaction, services.messages, clock.now())),
      ])
    },
  }
}
