import type { FastifyBaseLogger } from 'fastify'

/** Something that may fail for hours, again and again: the log hears when it begins and when it is over. */
export interface Trouble {
  readonly begun: (error: unknown) => void
  readonly over: () => void
}

/** @param what the words of the log line, such as `live counts` */
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

/** An error of several attempts has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
