import type { FastifyBaseLogger } from 'fastify'

/** Something that may fail for hours, again and again: the log hears when it begins and when it is over. */
export interface Trouble {
  begun(error: unknown): void
  over(): void
}

/** @param what the words of the log line, such as `live counts` */
export function createTrouble(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, what: string): Trouble {
  let going = false
  return {
    begun(error) {
      if (!going)
        logger.warn({ reason: error instanceof Error ? error.message : String(error) }, `${what}: failing`)
      going = true
    },
    over() {
      if (going) logger.info(`${what}: working again`)
      going = false
    },
  }
}
