import type { FastifyInstance } from 'fastify'
import { shareWork } from '../http/responses/shared-work.ts'
import type { ShutdownState } from './shutdown.ts'

const READY_TIMEOUT_MS = 2_000

/**
 * Serves `/health/live` (the process answers) and `/health/ready` (it can work, so a load balancer may send people
 * here).
 * @param ping resolves if the database answers
 */
export function healthRoutes(app: FastifyInstance, ping: () => Promise<void>, shutdown: ShutdownState): void {
  const pingInTime = shareWork(() => withTimeout(ping()))
  // Probes must always get an answer. Concurrent ones share one query.
  const unlimited = { config: { rateLimit: false as const } }

  app.get('/health/live', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )

  app.get('/health/ready', unlimited, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (shutdown.hasBegun()) return reply.code(503).send({ status: 'leaving' })
    try {
      await pingInTime()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(
    () => timer.reject(new Error('The database did not answer in time')),
    READY_TIMEOUT_MS,
  )
  try {
    await Promise.race([work, timer.promise])
  } finally {
    clearTimeout(timeout)
  }
}
