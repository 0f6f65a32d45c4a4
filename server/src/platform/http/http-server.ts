import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { limitBodyTime } from './body-time.ts'
import { answerErrors } from './error-answers.ts'
import type { HttpLimits } from './http-limits.ts'
import { decodeUtf8, isJsonMediaType } from './json-body.ts'

export interface HttpServerOptions {
  readonly logger: FastifyBaseLogger
  readonly limits: HttpLimits
  /** Number or addresses of proxies whose forwarded headers are believed; false believes none. */
  readonly trustProxy: number | string[] | false
  /** Which requests leave HTTP for another protocol; all others are answered as if they had not asked for it. */
  readonly upgrades: (request: IncomingMessage) => boolean
}

/** An HTTP server with every limit and time-out set, the JSON parser and the error answers; no routes yet. */
export function createHttpServer({
  logger,
  limits,
  trustProxy,
  upgrades,
}: HttpServerOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyLimitBytes,
    requestTimeout: limits.uploadTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    maxRequestsPerSocket: limits.maxRequestsPerSocket,
    forceCloseConnections: 'idle',
    // A list of codes in the address, see `getParentListNew`; longer ones are refused.
    routerOptions: { maxParamLength: 4_096 },
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: upgrades,
    },
    // Raised before routing: what cannot be read is the address.
    frameworkErrors: (_error, request, reply) => {
      app.errorHandler(new Refusal(SERVER_ERRORS.badRequest, { detail: 'URL' }), request, reply)
    },
  })
  app.server.maxConnections = limits.maxConnections
  limitBodyTime(app, limits)
  readJsonOnly(app)
  answerErrors(app)
  return app
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isJsonMediaType(request.headers['content-type'])) {
      done(new Refusal(SERVER_ERRORS.unsupportedMediaType))
    } else if (bytes.length === 0) {
      done(null, undefined)
    } else {
      try {
        void parseJson(request, decodeUtf8(Buffer.from(bytes)), done)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    }
  })
}
