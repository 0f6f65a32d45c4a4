import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/server-kit/time/clock'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { limitBodyTime } from './admission/body-time.ts'
import type { TrustProxy } from './admission/client-address.ts'
import {
  type ConnectionGuard,
  createConnectionGuard,
  type DisconnectReason,
} from './admission/connection-guard.ts'
import type { IdentityFree } from './admission/identity-free.ts'
import { securityHeadersOf } from './headers/security-headers.ts'
import type { HttpLimits } from './http-limits.ts'
import { decodeUtf8, isJsonMediaType } from './input/json-body.ts'
import { handleErrors } from './responses/error-responses.ts'
import { sendRaw } from './responses/raw-response.ts'

export interface HttpServerOptions {
  readonly logger: FastifyBaseLogger
  readonly limits: HttpLimits
  readonly trustProxy: TrustProxy
  /** Returns true if a request may upgrade to another protocol. All others are answered as plain HTTP. */
  readonly upgrades: (request: IncomingMessage) => boolean
  readonly clock: Clock
  /** True if people reach the portal by https. */
  readonly https: boolean
  readonly identityFree: Pick<IdentityFree, 'forget'>
  /** Called for every closed connection. */
  readonly onClose: (reason: DisconnectReason) => void
}

const STALL_CHECK_MS = 1_000

/** Creates an HTTP server with all limits and timeouts, the JSON parser and error responses, without routes. */
export function createHttpServer({
  logger,
  limits,
  trustProxy,
  upgrades,
  clock,
  https,
  identityFree,
  onClose,
}: HttpServerOptions): FastifyInstance {
  const guard = createConnectionGuard({ limits, now: () => clock.now().getTime(), onClose })
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyLimitBytes,
    serverFactory(handler) {
      const anonymousHandler: RequestListener = (request, response) => {
        identityFree.forget(request)
        handler(request, response)
      }
      return guardedServer(anonymousHandler, guard, limits, upgrades)
    },
    forceCloseConnections: 'idle',
    // Code lists in the path, see `getParentListNew`. Longer ones are rejected.
    routerOptions: { maxParamLength: 4_096 },
    // Raised before routing and its hooks, for an unreadable address.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(securityHeadersOf(https))
      app.errorHandler(new Refusal(SERVER_ERRORS.badRequest, { detail: 'URL' }), request, reply)
    },
    clientErrorHandler: (error, socket) => rejectUnreadable(error.code, socket, https),
  })
  const timer = setInterval(() => guard.closeStalled(), STALL_CHECK_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
  limitBodyTime(app, limits, https)
  readJsonOnly(app)
  handleErrors(app)
  return app
}

/** Creates Node's server with its time limits. Requests rejected by the guard are not even routed. */
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
    (request, response) => {
      if (guard.admits(request, response)) handler(request, response)
    },
  )
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.maxConnections = limits.maxConnections
  return server
}

/** Answers input that never became a request: a parse error or a timeout. Its language is unknown. */
function rejectUnreadable(code: string | undefined, socket: Socket, https: boolean): void {
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
