import type { FastifyBaseLogger } from 'fastify'

/** Logs a repeated failure once when it begins and once when it ends. */
export interface FailureLog {
  readonly failed: (error: unknown) => void
  readonly recovered: () => void
}

/** @param what subject of the log line, such as `live counts` */
export function createFailureLog(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, what: string): FailureLog {
  let isFailing = false
  return {
    failed(error) {
      if (!isFailing) logger.warn({ reason: reasonOf(error) }, `${what}: failing`)
      isFailing = true
    },
    recovered() {
      if (isFailing) logger.info(`${what}: working again`)
      isFailing = false
    },
  }
}

/** Returns the reason of an error. An aggregate error of several attempts may have no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
