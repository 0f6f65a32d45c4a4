import { join } from 'node:path'
import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { VARIANTS } from '@apron/contract/variants/variants'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { dictionariesVersion } from '../features/dictionary/dictionary.store.ts'
import { fileRoutes } from '../features/files/files.http.ts'
import { changedSince, unreadCounts } from '../features/messages/message-counts.store.ts'
import { relyingPartyOf } from '../features/organisation/organisation.ts'
import { subAppFiles } from '../features/sub-apps/sub-apps.files.ts'
import { createUsageMetrics } from '../features/sub-apps/usage.metrics.ts'
import { devOrigin } from '../platform/config/dev-sub-apps.ts'
import { healthRoutes } from '../platform/health/health-routes.ts'
import { closeConnectionsOnShutdown } from '../platform/health/shutdown.ts'
import { createIdentityFree } from '../platform/http/admission/identity-free.ts'
import { limitLoad } from '../platform/http/admission/rate-limits.ts'
import { routeFaults } from '../platform/http/check-routes.ts'
import { liveOriginOf } from '../platform/http/headers/csp.ts'
import { secureHeaders } from '../platform/http/headers/security-headers.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { logRequests } from '../platform/http/request-log.ts'
import { type CachedResponse, cacheJson, sendCached } from '../platform/http/responses/cached-response.ts'
import { createServedMethods } from '../platform/http/served-methods.ts'
import { isLiveUpgrade, mountLive } from '../platform/live/mount-live.ts'
import { countClosedConnections, measureRequests } from '../platform/metrics/metrics.ts'
import { serveImmutable } from '../platform/static/immutable-files.ts'
import { serveOfflineFiles } from '../platform/static/offline-files.ts'
import { servePasswordPage } from '../platform/static/password-page.ts'
import { readShellPage } from '../platform/static/shell-page.ts'
import { serveShellRoutes } from '../platform/static/shell-routes.ts'
import { createFeatures } from './features.ts'
import { eachMinute } from './jobs/each-minute.ts'
import { createRunFlowPostings } from './jobs/run-flow-postings.ts'
import { createRunFlowTimers } from './jobs/run-flow-timers.ts'
import { createRunJobs } from './jobs/run-jobs.ts'
import { createHandleOperatorRequest } from './operator/handle-operator-request.ts'
import { createHandlePermissionRequest } from './operator/handle-permission-request.ts'
import { openForOperator } from './operator/open-for-operator.ts'
import type { ServerDeps } from './server-deps.ts'
import { createSubApps } from './wiring/sub-apps.ts'

const API_VERSION = '1'

export interface BuiltServer {
  readonly app: FastifyInstance
  /** All served calls, of the core and of sub-applications. */
  readonly routes: readonly ServerRoute[]
}

/**
 * Builds the whole server, not listening yet. The database must be migrated.
 * @throws if a route is not fully declared
 */
export async function buildServer(deps: ServerDeps): Promise<BuiltServer> {
  const { clock, database, distDir, limits, logger, settings } = deps
  const metrics = new Registry()
  const subApps = createSubApps(deps)
  const features = createFeatures(deps, subApps, createUsageMetrics(metrics))
  const faults = routeFaults(features.routes, ALL_CALLS)
  if (faults.length > 0) throw new Error(`The server does not start: ${faults.join('; ')}`)

  const https = settings.publicUrl.startsWith('https:')
  const variant = VARIANTS[settings.variant]
  const identityFree = createIdentityFree(clock, settings.trustProxy)
  const app = createHttpServer({
    logger,
    limits,
    trustProxy: settings.trustProxy,
    upgrades: request => isLiveUpgrade(variant, request),
    clock,
    https,
    identityFree,
    onClose: countClosedConnections(metrics),
  })
  const served = createServedMethods()
  app.addHook('onRoute', ({ url, method }) => served.add({ url, methods: [method].flat() }))
  // An author must always see the current files of a development server, never cached ones.
  const offlineUse = settings.offlineUse && settings.devSubApps.size === 0
  const shellDir = join(distDir, 'shell')
  const page = await readShellPage(shellDir, {
    'apron-variant': settings.variant,
    'apron-password-expiry': settings.passwordExpiryRule ? 'on' : 'off',
    'apron-mobile-app': settings.mobileAppUrl ?? '',
    'apron-safety-phone': settings.safetyPhone ?? '',
    'apron-safety-mail': settings.safetyMail ?? '',
    'apron-password-page': settings.passwordPageUrl ?? '',
    'apron-password-link': originOf(settings.passwordResetLink),
    'apron-quick-sign-in': settings.quickSignIn ? 'on' : 'off',
    'apron-security-keys': settings.quickSignIn ? (relyingPartyOf(settings.publicUrl)?.origin ?? '') : '',
    'apron-offline': offlineUse ? 'on' : 'off',
  })
  if (!page) logger.warn('The shell is not built: only the calls are served')
  await secureHeaders(
    app,
    {
      importMapHash: page?.importMapHash ?? null,
      liveOrigin: liveOriginOf(settings.publicUrl),
      frameOrigins: settings.passwordPageUrl === null ? [] : [originOf(settings.passwordPageUrl)],
      devOrigins: [...settings.devSubApps.values()].map(devOrigin),
    },
    https,
  )
  await limitLoad(app, limits, identityFree)
  logRequests(app)
  measureRequests(app, metrics)

  healthRoutes(app, () => database.ping(), deps.shutdown)
  closeConnectionsOnShutdown(app, deps.shutdown)
  mountCalls(app, features.routes, {
    access: features.access,
    limits,
    clock,
    rateKey: (request, address) => identityFree.rateKey(request, address),
    https,
    bus: deps.liveBus,
    idempotency: { db: database.kysely, clock },
    afterCall: features.recordOperation,
    afterCallFailed: error =>
      logger.error({ err: error }, 'an act done for a delegator could not be recorded'),
  })
  await fileRoutes(app, {
    files: features.files,
    paths: variant.filePaths,
    access: features.access,
    limits,
    https,
  })
  mountLive(app, {
    variant,
    publicUrl: settings.publicUrl,
    access: features.access,
    sessions: features.sessions,
    counts: {
      unreadCounts: userCodes => unreadCounts(database.kysely, userCodes),
      changedSince: (since, userCodes) => changedSince(database.kysely, since, userCodes),
    },
    changes: { version: () => dictionariesVersion(database.kysely) },
    bus: deps.liveBus,
    limits,
    trustProxy: settings.trustProxy,
    https,
    clock,
    metrics,
  })
  serveDocument(app, () => openApiDocument(features.routes, API_VERSION))

  await serveImmutable(app, join(distDir, 'shell', 'assets'), '/assets/')
  await serveImmutable(app, join(distDir, 'shared'), '/shared/')
  await features.installMissingVersions()
  await subApps.service.registerFound()
  await subAppFiles(app, {
    appsDir: settings.appsDir,
    catalogue: subApps.catalogue,
    service: subApps.service,
    audit: features.audit,
  })
  if (page) {
    servePasswordPage(app, page)
    await serveOfflineFiles(app, { shellDir, variant: settings.variant, page, on: offlineUse })
  }
  serveShellRoutes(app, page, served)
  eachMinute(app, 'sweep', () => features.sweep())
  eachMinute(app, 'jobs', createRunJobs(deps, metrics))
  eachMinute(app, 'postings of processes', createRunFlowPostings(deps))
  eachMinute(app, 'timers of processes', createRunFlowTimers(deps, deps))
  const { kysely: db } = database
  const handlePermissionRequest = createHandlePermissionRequest({ db, clock, changes: features.changes })
  await openForOperator(
    app,
    deps,
    createHandleOperatorRequest(subApps.answerRequest, handlePermissionRequest),
  )
  return { app, routes: features.routes }
}

/** Serves the API description, built on first use and cached. */
function serveDocument(app: FastifyInstance, make: () => unknown): void {
  let cached: CachedResponse | null = null
  app.get(`${BASE_PATH}/openapi.json`, (request, reply) =>
    sendCached(request, reply, (cached ??= cacheJson(make()))),
  )
}

/** Returns the origin of an address, or an empty string. */
function originOf(url: string | null): string {
  return url === null ? '' : new URL(url).origin
}
