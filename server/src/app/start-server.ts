import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { type Clock, systemClock } from '@apron/server-kit/time/clock'
import { OperatorError } from '../platform/config/operator-error.ts'
import { readSecretKey } from '../platform/config/secret-key.ts'
import { readSettings } from '../platform/config/settings.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { openFileLocations } from '../platform/files/open-file-locations.ts'
import { createShutdownState, shutDown } from '../platform/health/shutdown.ts'
import { HTTP_LIMITS } from '../platform/http/http-limits.ts'
import { openLiveBus } from '../platform/live/open-live-bus.ts'
import { createLogger } from '../platform/log/logger.ts'
import { buildServer } from './build-server.ts'
import { PLUGINS } from './plugins.ts'
import { prepareStore } from './prepare-store.ts'
import { toStartError } from './start-error.ts'
import { type Announcement, startErrors } from './start-texts.ts'
import { deliveryOf } from './wiring/delivery-of.ts'

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url))

export interface RunningServer {
  readonly facts: Announcement
  /** Time from SIGTERM to the end of service. */
  readonly drainMs: number
  /** Leaves proxies, drains, finishes running work, closes the store. */
  stop(signal?: string): Promise<void>
}

/** Parts that tests replace. */
interface ServerParts {
  readonly plugins?: readonly ServerPlugin[]
  /** Served build. */
  readonly distDir?: string | undefined
  /** Adds work-flow processes to the demo. */
  readonly withProcesses?: boolean
  readonly clock?: Clock
}

/**
 * Settings → store → migrations → seed → listen.
 * @throws OperatorError with a text for the operator
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  demo: boolean,
  { plugins = PLUGINS, distDir = DIST, withProcesses = true, clock = systemClock }: ServerParts = {},
): Promise<RunningServer> {
  const settings = readSettings(env)
  await access(join(distDir, 'shell', 'index.html')).catch(() => {
    throw new OperatorError(startErrors.notBuilt(distDir))
  })
  const logger = createLogger(settings.logLevel)
  const database = await openDatabase(settings, {
    info: text => logger.info(text),
    warn: text => logger.warn(text),
  })
  try {
    const secretKey = await readSecretKey(settings)
    const fileLocations = await openFileLocations(settings)
    const prepared = await prepareStore({
      database,
      clock,
      plugins,
      settings,
      secretKey,
      fileLocations: withProcesses ? fileLocations : null,
      demo,
    })
    const shutdown = createShutdownState()
    const { app } = await buildServer({
      shutdown,
      settings,
      secretKey,
      delivery: deliveryOf(settings),
      database,
      fileLocations,
      liveBus: await openLiveBus(settings, logger),
      clock,
      logger,
      plugins,
      distDir,
      limits: HTTP_LIMITS,
      operatorDir: database.kind === 'pglite' ? settings.dataDir : null,
    })
    app.addHook('onClose', async () => await database.close())
    await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
      await app.close()
      throw error
    })
    const facts = {
      address: settings.publicUrl,
      store: database.location,
      variant: settings.variant,
      ...prepared,
    }
    const { drainMs } = settings
    const close = async () => await app.close()
    return { facts, drainMs, stop: signal => shutDown({ shutdown, logger, drainMs, close }, signal) }
  } catch (error) {
    await database.close()
    throw toStartError(error, settings)
  }
}
