import type { FastifyInstance } from 'fastify'

const MINUTE_MS = 60_000

/**
 * Runs `work` once a minute until the server closes. A failure is logged, and the next round tries again.
 * @param what name in the log
 */
export function eachMinute(app: FastifyInstance, what: string, work: () => Promise<void>): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.warn({ err: error }, `${what} failed`))
  }, MINUTE_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
