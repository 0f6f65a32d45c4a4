import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { RETRY_AFTER_S } from '../http-limits.ts'
import { languageOfHeader, refusalEnvelope } from './envelope.ts'
import { libraryRefusal } from './library-refusal.ts'

/** Converts an error for the person. An unknown error reveals only the request id, which is also in the log. */
export function refusalOf(error: Error | FastifyError, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal(SERVER_ERRORS.unavailable)
  const status = 'statusCode' in error ? error.statusCode : undefined
  return libraryRefusal(status) ?? new Refusal(SERVER_ERRORS.unexpected, { requestId })
}

/** Logs errors that no input has caused, for the operator. */
export function logRefusal(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { entry }: Refusal,
  error: Error,
): void {
  if (entry === SERVER_ERRORS.unexpected) log.error({ err: error }, 'unexpected error')
  else if (entry === SERVER_ERRORS.unavailable) log.warn({ reason: error.message }, 'unavailable')
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusal.entry
  if (status === 503 || status === 429) reply.header('retry-after', String(RETRY_AFTER_S))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusalEnvelope(refusal, languageOfHeader(request.headers['language'])))
}

/** Handles the errors of all routes. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error, request.id)
    logRefusal(request.log, refusal, error)
    // Total size of a file after an invalid range request.
    const range = rangeOf(error)
    if (refusal.entry.status === 416 && range !== null) reply.header('content-range', range)
    return sendRefusal(request, reply, refusal)
  })
}

function rangeOf(error: Error): string | null {
  if (!('headers' in error) || typeof error.headers !== 'object' || error.headers === null) return null
  const range: unknown = Reflect.get(error.headers, 'Content-Range')
  return typeof range === 'string' ? range : null
}
