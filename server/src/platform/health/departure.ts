import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** How a node goes: it says so to whoever sends people to it, answers those who come all the same, and stops when nobody does. */
export interface Departure {
  begin(): void
  hasBegun(): boolean
}

export function createDeparture(): Departure {
  let begun = false
  return {
    begin: () => {
      begun = true
    },
    hasBegun: () => begun,
  }
}

/** Proxies keep connections for later calls. One that is closed with its answer carries no call that the end could cut off. */
export function closeConnectionsAtDeparture(app: FastifyInstance, departure: Departure): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (departure.hasBegun()) reply.header('connection', 'close')
    done()
  })
}

/** How long a node that is told to end still takes calls: SIGTERM is a supervisor's, who has others; anything else wants an end. */
export function drainTimeOf(signal: string | undefined, drainMs: number): number {
  return signal === 'SIGTERM' ? drainMs : 0
}

export interface Leaving {
  readonly departure: Departure
  readonly logger: Pick<FastifyBaseLogger, 'info'>
  readonly drainMs: number
  /** Finishes what runs, says goodbye to live connections, closes the store. */
  readonly close: () => Promise<void>
}

/** From the wish to stop until nothing runs any more; both ends are in the log. */
export async function leave(
  { departure, logger, drainMs, close }: Leaving,
  signal: string | undefined,
): Promise<void> {
  const drained = drainTimeOf(signal, drainMs)
  departure.begin()
  logger.info({ signal, drainMs: drained }, 'the server is leaving')
  await wait(drained)
  await close()
  logger.info('the server has stopped')
}
