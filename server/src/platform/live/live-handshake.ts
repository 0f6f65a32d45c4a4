import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Variant } from '@apron/contract/variants/variant'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import PQueue from 'p-queue'
import type { WebSocketServer } from 'ws'
import type { AccessControl } from '../access/access-control.ts'
import type { CallSession } from '../http/admission/call-session.ts'
import { languageOfHeader } from '../http/responses/envelope.ts'
import { logRefusal, refusalOf } from '../http/responses/error-responses.ts'
import { sendRaw } from '../http/responses/raw-response.ts'
import { createHandshakeGate, type HandshakeLimits } from './handshake-gate.ts'
import { checkHandshake } from './handshake-rules.ts'
import type { LivePerson } from './live-connection.ts'
import type { LiveHub } from './live-hub.ts'
import type { LiveMetrics } from './live-metrics.ts'

export interface HandshakeDeps {
  readonly sockets: WebSocketServer
  readonly hub: Pick<LiveHub, 'reserveConnection' | 'open'>
  readonly access: Pick<AccessControl, 'sessionOf'>
  readonly variant: Pick<Variant, 'livePath'>
  readonly publicUrl: string
  readonly limits: HandshakeLimits
  /** Client address behind trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string
  /** True if people reach the portal by https. */
  readonly https: boolean
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly metrics: LiveMetrics
}

/** Limits database lookups. Browsers reconnect all at once after an outage, and calls need the same connections. */
const PARALLEL_LOOKUPS = 4

export type Handshake = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>

/** Admits clients that may receive a person's number of messages. Answers all others like a call. */
export function createHandshake(deps: HandshakeDeps): Handshake {
  const { sockets, hub, access, variant, publicUrl, addressOf, https, logger, metrics } = deps
  const route = `${variant.livePath}/:userCode/:id`
  const lookups = new PQueue({ concurrency: PARALLEL_LOOKUPS })
  const gate = createHandshakeGate(deps.limits, () => deps.clock.now().getTime())

  /** Returns the session of the first valid token. @throws the refusal of the last one */
  async function openSession(
    [token = '', ...others]: readonly string[],
    headers: IncomingHttpHeaders,
  ): Promise<CallSession> {
    try {
      return await lookups.add(() => access.sessionOf(token, headers))
    } catch (error) {
      if (others.length === 0) throw error
      return await openSession(others, headers)
    }
  }

  /** @throws Refusal */
  async function admit({ url = '', headers }: IncomingMessage, address: string): Promise<LivePerson> {
    if (!gate.allows(address)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
    const verdict = checkHandshake({ url, headers }, variant, publicUrl)
    if ('refuse' in verdict) throw new Refusal(verdict.refuse)
    const { userCode, tokens } = verdict.ask
    const session = await openSession(tokens, headers)
    if (session.userCode !== userCode) throw new Refusal(SERVER_ERRORS.forbidden)
    // Counted only now, so that rejected handshakes do not use up the limit.
    if (!gate.admits()) throw new Refusal(SERVER_ERRORS.unavailable)
    // No await between here and the count, so that parallel handshakes cannot exceed the limit.
    if (!hub.reserveConnection(userCode)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
    return { userCode, sessionId: session.id }
  }

  return async (request, socket, head) => {
    const requestId = randomUUID()
    const log = logger.child({ reqId: requestId })
    const startedAt = performance.now()
    // An error before the connection is open closes the socket by itself.
    socket.on('error', ignore)
    // The library rejects an invalid websocket handshake.
    let status = 400
    const address = addressOf(request)
    try {
      const person = await admit(request, address)
      sockets.handleUpgrade(request, socket, head, opened => {
        status = 101
        hub.open(opened, person)
      })
      socket.off('error', ignore)
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      const refusal = refusalOf(reason, requestId)
      status = refusal.entry.status
      metrics.refused(status)
      if (status === 401 || status === 403) gate.refused(address)
      logRefusal(log, refusal, reason)
      sendRaw(socket, { refusal, language: languageOfHeader(request.headers['language']), https })
    }
    log.info({ method: 'GET', route, status, ms: Math.round(performance.now() - startedAt) }, 'answered')
  }
}

function ignore(): void {}
