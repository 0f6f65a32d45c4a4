import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { createTrouble } from '../log/trouble.ts'
import { createLiveBus, type LiveBus } from './live-bus.ts'
import { postgresChannel } from './postgres-channel.ts'

/** Opens a bus over Redis if configured, else over the shared PostgreSQL. The embedded store has one process. */
export async function openLiveBus(
  { redisUrl, databaseUrl }: Pick<Settings, 'redisUrl' | 'databaseUrl'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<LiveBus> {
  if (redisUrl !== null) {
    const trouble = createTrouble(logger, 'Redis')
    const { redisChannel } = await import('./redis-channel.ts')
    return createLiveBus({ open: redisChannel(redisUrl, trouble), trouble })
  }
  if (databaseUrl === null) return createLiveBus(null)
  const trouble = createTrouble(logger, 'notifications of the database')
  return createLiveBus({ open: postgresChannel(databaseUrl, trouble), trouble })
}
