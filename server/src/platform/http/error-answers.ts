import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { languageOfHeader, refusalEnvelope } from './envelope.ts'
import { RETRY_AFTER_S } from './http-limits.ts'

const BY_STATUS: ReadonlyMap<number, ErrorEntry> = new Map<number, ErrorEntry>([
  [400, SERVER_ERRORS.badRequest],
  [403, SERVER_ERRORS.forbidden],
  [404, SERVER_ERRORS.notFound],
  [413, SERVER_ERRORS.tooLarge],
  [415, SERVER_ERRORS.unsupportedMediaType],
  [429, SERVER_ERRORS.tooManyRequests],
  [503, SERVER_ERRORS.unavailable],
])

/** What a person is told about an error. Nothing of an unknown error gets out but the request's id, which the log names too. */
export function refusalOf(error: Error | FastifyError, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal(SERVER_ERRORS.unavailable)
  const status = 'statusCode' in error ? error.statusCode : undefined
  const entry = BY_STATUS.get(status ?? 0)
  if (entry === SERVER_ERRORS.badRequest) return new Refusal(entry, { detail: 'JSON' })
  return entry ? new Refusal(entry) : new Refusal(SERVER_ERRORS.unexpected, { requestId })
}

/** What an operator is told about an error: those that nobody's input caused. */
export function logRefusal(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { entry }: Refusal,
  error: Error,
): void {
  if (entry === SERVER_ERRORS.unexpected) log.error({ err: error }, 'unexpected error')
  else if (entry === SERVER_ERRORS.unavailable) log.warn({ reason: error.message }, 'unavailable')
}

/** Sends a refusal as the envelope. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusal.entry
  if (status === 503 || status === 429) reply.header('retry-after', String(RETRY_AFTER_S))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusalEnvelope(refusal, languageOfHeader(request.headers['language'])))
}

/** Every error of every route ends here. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = refusalOf(error, request.id)
    logRefusal(request.log, refusal, error)
    return sendRefusal(request, reply, refusal)
  })
}
