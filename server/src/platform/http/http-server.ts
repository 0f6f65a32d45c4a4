import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/server-kit/time/clock'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { limitBodyTime } from './body-time.ts'
import type { TrustProxy } from './client-address.ts'
import { type ConnectionGuard, type CutReason, createConnectionGuard } from './connection-guard.ts'
import { answerErrors } from './error-answers.ts'
import type { HttpLimits } from './http-limits.ts'
import type { IdentityFree } from './identity-free.ts'
import { decodeUtf8, isJsonMediaType } from './json-body.ts'
import { sendRaw } from './raw-answer.ts'
import { securityHeadersOf } from './security-headers.ts'

export interface HttpServerOptions {
  readonly logger: FastifyBaseLogger
  readonly limits: HttpLimits
  readonly trustProxy: TrustProxy
  /** Which requests leave HTTP for another protocol; all others are answered as if they had not asked for it. */
  readonly upgrades: (request: IncomingMessage) => boolean
  readonly clock: Clock
  /** Whether people reach the portal by https. */
  readonly https: boolean
  readonly identityFree: Pick<IdentityFree, 'forget'>
  /** Hears of every connection that was cut. */
  readonly cut: (reason: CutReason) => void
}

const LOOK_MS = 1_000

/** An HTTP server with every limit and time-out set, the JSON parser and the error answers; no routes yet. */
export function createHttpServer({
  logger,
  limits,
  trustProxy,
  upgrades,
  clock,
  https,
  identityFree,
  cut,
}: HttpServerOptions): FastifyInstance {
  const guard = createConnectionGuard({ limits, now: () => clock.now().getTime(), cut })
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyLimitBytes,
    serverFactory(handler) {
      const nameless: RequestListener = (request, answer) => {
        identityFree.forget(request)
        handler(request, answer)
      }
      return guardedServer(nameless, guard, limits, upgrades)
    },
    forceCloseConnections: 'idle',
    // A list of codes in the address, see `getParentListNew`; longer ones are refused.
    routerOptions: { maxParamLength: 4_096 },
    // Raised before routing and its hooks: what cannot be read is the address.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeadersOf(https))
      app.errorHandler(new Refusal(SERVER_ERRORS.badRequest, { detail: 'URL' }), request, reply)
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error.code, socket, https),
  })
  const timer = setInterval(() => guard.look(), LOOK_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
  limitBodyTime(app, limits, https)
  readJsonOnly(app)
  answerErrors(app)
  return app
}

/** Node's own server with its time limits; what the guard does not admit is not even routed. */
function guardedServer(
  handler: RequestListener,
  guard: ConnectionGuard,
  limits: HttpLimits,
  upgrades: (request: IncomingMessage) => boolean,
): Server {
  const server = createServer(
    {
      requestTimeout: limits.uploadTimeoutMs,
      headersTimeout: limits.headersTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: upgrades,
    },
    (request, answer) => {
      if (guard.admits(request, answer)) handler(request, answer)
    },
  )
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.maxConnections = limits.maxConnections
  return server
}

/** What never became a request: Node's parser gave up, or the other side took too long. Its language is not known. */
function answerUnreadable(code: string | undefined, socket: Socket, https: boolean): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  sendRaw(socket, { refusal: unreadable(code), language: 'zh', https })
}

function unreadable(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal(SERVER_ERRORS.tooSlow)
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal(SERVER_ERRORS.headersTooLarge)
  return new Refusal(SERVER_ERRORS.badRequest, { detail: 'HTTP' })
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
