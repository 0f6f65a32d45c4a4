import type { FastifyInstance } from 'fastify'
import type { ClockGuard } from '../platform/clock/clock-guard.ts'

const MINUTE_MS = 60_000

/** One round, while the clock can be believed. */
export async function whileClockHolds(
  clock: Pick<ClockGuard, 'look' | 'off'>,
  work: () => Promise<void>,
): Promise<void> {
  await clock.look()
  if (clock.off() === null) await work()
}

/**
 * Does something once a minute as long as the server runs. A failure is logged, holds up nothing else, and the next round tries again.
 * @param what names it in the log
 */
export function eachMinute(
  app: FastifyInstance,
  clock: ClockGuard,
  what: string,
  work: () => Promise<void>,
): void {
  const timer = setInterval(() => {
    whileClockHolds(clock, work).catch((error: unknown) => app.log.warn({ err: error }, `${what} failed`))
  }, MINUTE_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
