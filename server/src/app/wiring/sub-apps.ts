import type { FastifyBaseLogger } from 'fastify'
import { createVersionChooser, type VersionChooser } from '../../features/sub-apps/choose-version.ts'
import { createSubAppsService, type SubAppsService } from '../../features/sub-apps/sub-apps.service.ts'
import { createUsageStore, type UsageStore } from '../../features/sub-apps/usage.store.ts'
import { createSecurityAudit } from '../../platform/log/security-audit.ts'
import { type AppCatalogue, createAppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { createHandleSubAppRequest, type HandleSubAppRequest } from '../operator/handle-sub-app-request.ts'
import type { ServerDeps } from '../server-deps.ts'

/** Services of sub-applications, for the server and for terminal commands without one. */
export interface SubApps {
  readonly catalogue: AppCatalogue
  readonly service: SubAppsService
  readonly usage: UsageStore
  readonly answerRequest: HandleSubAppRequest
  readonly chooser: VersionChooser
}

export interface SubAppsInput extends Pick<ServerDeps, 'clock'> {
  readonly database: Pick<ServerDeps['database'], 'kysely'>
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'info'>
  readonly settings: Pick<ServerDeps['settings'], 'appsDir' | 'devSubApps'>
}

export function createSubApps({
  clock,
  database: { kysely: database },
  logger,
  settings,
}: SubAppsInput): SubApps {
  const { appsDir, devSubApps } = settings
  const catalogue = createAppCatalogue(appsDir, logger)
  const usage = createUsageStore(database, clock)
  const chooser = createVersionChooser(
    database,
    catalogue,
    clock,
    createSecurityAudit(database, clock, logger),
  )
  return {
    catalogue,
    usage,
    chooser,
    service: createSubAppsService({ database, catalogue, clock, logger, devSubApps }),
    answerRequest: createHandleSubAppRequest({ database, catalogue, usage, chooser }),
  }
}
