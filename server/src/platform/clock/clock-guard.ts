import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { afterReading, type ClockReading, type ClockState, firstState } from './clock-rules.ts'

/** The clock of this machine, and one beside it that only goes forward and that nobody sets. */
export interface MachineClock extends Clock {
  monotonicMs(): number
}

export const machineClock: MachineClock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}

/** The one clock of the server: while the machine's has jumped, it goes on from the time before. */
export interface ClockGuard extends Clock {
  /** Milliseconds by which the machine's clock is off, while it is not believed; else null. */
  off(): number | null
  /** Asks the database for its time while the machine's clock is off. */
  look(): Promise<void>
}

export interface ClockGuardDeps {
  readonly clock: MachineClock
  /** The time of the database; null where it has no clock of its own. */
  readonly storeTime: (() => Promise<Date>) | null
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly metrics: Registry
}

export async function createClockGuard({
  clock,
  storeTime,
  logger,
  metrics,
}: ClockGuardDeps): Promise<ClockGuard> {
  const offset = () => clock.now().getTime() - clock.monotonicMs()
  let store: ClockReading['store'] = null
  if (storeTime !== null) store = await askStore(storeTime)
  let state = firstState(offset(), store, clock.monotonicMs())
  if (state.jump !== null) tell(state)

  async function askStore(ask: () => Promise<Date>): Promise<number> {
    return (await ask()).getTime() - clock.monotonicMs()
  }

  function tell({ trusted, jump }: ClockState): void {
    if (jump === null) {
      logger.info('clock: running as it should again')
      return
    }
    const seconds = Math.round((jump.to - trusted) / 1000)
    logger.warn(
      { seconds },
      'clock: jumped, the time before goes on; sessions are judged by it and nothing is removed',
    )
  }

  function read(): ClockState {
    const before = state
    const reading = { monotonicMs: clock.monotonicMs(), clock: offset(), store }
    state = afterReading(before, reading)
    if (before.jump?.since !== state.jump?.since) {
      // What the database said before the jump says nothing of it.
      if (state.jump !== null && storeTime !== null) store = 'unknown'
      tell(state)
    }
    return state
  }

  function off(): number | null {
    const { jump, trusted } = read()
    return jump === null ? null : jump.to - trusted
  }

  metrics.registerMetric(
    new Gauge({
      name: 'clock_off_seconds',
      help: 'By how much the clock of this machine has jumped and is not believed; 0 while it runs as it should',
      registers: [],
      collect() {
        this.set((off() ?? 0) / 1000)
      },
    }),
  )

  return {
    now() {
      const { trusted, jump } = read()
      return jump === null ? clock.now() : new Date(Math.round(clock.monotonicMs() + trusted))
    },
    off,
    async look() {
      if (off() === null || storeTime === null) return
      store = await askStore(storeTime)
      read()
    },
  }
}
