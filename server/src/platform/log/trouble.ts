import type { FastifyBaseLogger } from 'fastify'

/** Logs a repeated failure once when it begins and once when it ends. */
export interface Trouble {
  readonly begun: (error: unknown) => void
  readonly over: () => void
}

/** @param what subject of the log line, such as `live counts` */
export function createTrouble(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, what: string): Trouble {
  let going = false
  return {
    begun(error) {
      if (!going) logger.warn({ reason: reasonOf(error) }, `${what}: failing`)
      going = true
    },
    over() {
      if (going) logger.info(`${what}: working again`)
      going = false
    },
  }
}

/** Returns the reason of an error. An aggregate error of several attempts may have no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
