import type { FastifyInstance } from 'fastify'
import type { ClockGuard } from '../platform/clock/clock-guard.ts'

const SWEEP_INTERVAL_MS = 60_000

/** One round: removes what has expired, while the clock can be believed. */
export async function sweepOnce(
  clock: Pick<ClockGuard, 'look' | 'off'>,
  sweep: () => Promise<void>,
): Promise<void> {
  await clock.look()
  if (clock.off() === null) await sweep()
}

/** Removes expired sessions, captchas and counters now and then. A failure is logged; the next round tries again. */
export function sweepRegularly(app: FastifyInstance, clock: ClockGuard, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweepOnce(clock, sweep).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'))
  }, SWEEP_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
