import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Shutdown state of a node: it reports not ready to load balancers, still answers, and then stops. */
export interface ShutdownState {
  begin(): void
  hasBegun(): boolean
}

export function createShutdownState(): ShutdownState {
  let begun = false
  return {
    begin: () => {
      begun = true
    },
    hasBegun: () => begun,
  }
}

/** Proxies reuse connections. One closed with its response cannot carry a call that the shutdown would cut off. */
export function closeConnectionsOnShutdown(app: FastifyInstance, shutdown: ShutdownState): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (shutdown.hasBegun()) reply.header('connection', 'close')
    done()
  })
}

/**
 * Returns how long a stopping node still accepts calls: SIGTERM comes from a supervisor with other nodes, anything else
 * asks for an immediate end.
 */
export function drainTimeOf(signal: string | undefined, drainMs: number): number {
  return signal === 'SIGTERM' ? drainMs : 0
}

export interface ShutdownDeps {
  readonly shutdown: ShutdownState
  readonly logger: Pick<FastifyBaseLogger, 'info'>
  readonly drainMs: number
  /** Finishes running work, closes live connections and the store. */
  readonly close: () => Promise<void>
}

/** Shuts down and logs the start and the end. */
export async function shutDown(
  { shutdown, logger, drainMs, close }: ShutdownDeps,
  signal: string | undefined,
): Promise<void> {
  const drained = drainTimeOf(signal, drainMs)
  shutdown.begin()
  logger.info({ signal, drainMs: drained }, 'the server is leaving')
  await wait(drained)
  await close()
  logger.info('the server has stopped')
}
