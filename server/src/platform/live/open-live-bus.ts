import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { createFailureLog } from '../log/failure-log.ts'
import { createLiveBus, type LiveBus } from './live-bus.ts'
import { postgresChannel } from './postgres-channel.ts'

/** Opens a bus over Redis if configured, else over the shared PostgreSQL. The embedded store has one process. */
export async function openLiveBus(
  { redisUrl, databaseUrl }: Pick<Settings, 'redisUrl' | 'databaseUrl'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<LiveBus> {
  if (redisUrl !== null) {
    const failures = createFailureLog(logger, 'Redis')
    const { redisChannel } = await import('./redis-channel.ts')
    return createLiveBus({ open: redisChannel(redisUrl, failures), failures })
  }
  if (databaseUrl === null) return createLiveBus(null)
  const failures = createFailureLog(logger, 'notifications of the database')
  return createLiveBus({ open: postgresChannel(databaseUrl, failures), failures })
}
