import { join } from 'node:path'
import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { FastifyInstance } from 'fastify'
import { subAppFiles } from '../features/sub-apps/sub-apps.files.ts'
import { createSubAppsService } from '../features/sub-apps/sub-apps.service.ts'
import { healthRoutes } from '../platform/health/health-routes.ts'
import { routeFaults } from '../platform/http/check-routes.ts'
import { liveOriginOf } from '../platform/http/csp.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { limitLoad } from '../platform/http/rate-limits.ts'
import { logRequests } from '../platform/http/request-log.ts'
import { secureHeaders } from '../platform/http/security-headers.ts'
import { measureRequests } from '../platform/metrics/metrics.ts'
import { createAppCatalogue } from '../platform/registry/app-catalogue.ts'
import { serveImmutable } from '../platform/static/immutable-files.ts'
import { readShellPage } from '../platform/static/shell-page.ts'
import { answerTheRest } from '../platform/static/shell-routes.ts'
import { createFeatures } from './features.ts'
import type { ServerDeps } from './server-deps.ts'

const API_VERSION = '1'
const SWEEP_INTERVAL_MS = 60_000

/** The whole server, not listening yet. The database must be migrated. @throws when a route is not fully declared */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { database, distDir, limits, logger, settings } = deps
  const features = createFeatures(deps)
  const faults = routeFaults(features.routes, ALL_CALLS)
  if (faults.length > 0) throw new Error(`The server does not start: ${faults.join('; ')}`)

  const https = settings.publicUrl.startsWith('https:')
  const app = createHttpServer({ logger, limits, trustProxy: settings.trustProxy })
  const page = await readShellPage(join(distDir, 'shell'), {
    'apron-variant': settings.variant,
    'apron-password-expiry': settings.passwordExpiryRule ? 'on' : 'off',
  })
  if (!page) logger.warn('The shell is not built: only the calls are served')
  await secureHeaders(
    app,
    {
      importMapHash: page?.importMapHash ?? null,
      liveOrigin: liveOriginOf(settings.publicUrl),
      frameOrigins: [],
    },
    https,
  )
  await limitLoad(app, limits)
  logRequests(app)
  measureRequests(app)

  healthRoutes(app, () => database.ping())
  mountCalls(app, features.routes, { access: features.access, limits, https })
  const document = openApiDocument(features.routes, API_VERSION)
  app.get(`${BASE_PATH}/openapi.json`, async () => document)

  await serveImmutable(app, join(distDir, 'shell', 'assets'), '/assets/')
  await serveImmutable(app, join(distDir, 'shared'), '/shared/')
  const catalogue = createAppCatalogue(settings.appsDir, logger)
  const subApps = createSubAppsService(database.kysely, catalogue, deps.clock, logger)
  await subApps.registerFound()
  await subAppFiles(app, settings.appsDir, catalogue, subApps)
  answerTheRest(app, page)
  sweepRegularly(app, () => features.sweep())
  return app
}

/** Removes expired sessions, captchas and counters now and then. A failure is logged; the next round tries again. */
function sweepRegularly(app: FastifyInstance, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'))
  }, SWEEP_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
