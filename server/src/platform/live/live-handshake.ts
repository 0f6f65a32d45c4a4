import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/contract/sub-apps/server-plugin'
import type { Variant } from '@apron/contract/variants/variant'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocketServer } from 'ws'
import type { AccessControl } from '../access/access-control.ts'
import { languageOfHeader, refusalEnvelope } from '../http/envelope.ts'
import { logRefusal, refusalOf } from '../http/error-answers.ts'
import { type HttpLimits, RETRY_AFTER_S } from '../http/http-limits.ts'
import { createTurnstile, judgeHandshake } from './handshake-rules.ts'
import type { LivePerson } from './live-connection.ts'
import type { LiveHub } from './live-hub.ts'
import type { LiveMetrics } from './live-metrics.ts'

export interface HandshakeDeps {
  readonly sockets: WebSocketServer
  readonly hub: Pick<LiveHub, 'makeRoom' | 'open'>
  readonly access: Pick<AccessControl, 'sessionOf'>
  readonly variant: Pick<Variant, 'livePath'>
  readonly publicUrl: string
  readonly limits: Pick<HttpLimits, 'handshakesPerSecond'>
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly metrics: LiveMetrics
}

export type Handshake = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>

/** Admits whoever may listen to a person's number of messages, and answers everybody else as a call would be answered. */
export function createHandshake(deps: HandshakeDeps): Handshake {
  const { sockets, hub, access, variant, publicUrl, limits, clock, logger, metrics } = deps
  const route = `${variant.livePath}/:userCode/:id`
  const passes = createTurnstile(limits.handshakesPerSecond, () => clock.now().getTime())

  /** @throws the refusal */
  async function admit({ url = '', headers }: IncomingMessage): Promise<LivePerson> {
    const verdict = judgeHandshake({ url, headers }, variant, publicUrl)
    if ('refuse' in verdict) throw new Refusal(verdict.refuse)
    if (!passes()) throw new Refusal(SERVER_ERRORS.unavailable)
    const { userCode, token } = verdict.ask
    const session = await access.sessionOf(token, headers)
    if (session.userCode !== userCode) throw new Refusal(SERVER_ERRORS.forbidden)
    // From here until the connection counts nothing waits, so that ten at once are not all the fifth.
    if (!hub.makeRoom(userCode)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
    return { userCode, sessionId: session.id }
  }

  return async (request, socket, head) => {
    const requestId = randomUUID()
    const log = logger.child({ reqId: requestId })
    const begun = performance.now()
    // What happens to it before it is a connection is its own end.
    socket.on('error', ignore)
    // The library itself refuses what is no handshake of a websocket.
    let status = 400
    try {
      const person = await admit(request)
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
      logRefusal(log, refusal, reason)
      refuse(socket, refusal, request.headers)
    }
    log.info({ method: 'GET', route, status, ms: Math.round(performance.now() - begun) }, 'answered')
  }
}

function ignore(): void {}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** The envelope as an answer of plain HTTP; then the line is closed, whether or not the other side closes it too. */
function refuse(socket: Duplex, refusal: Refusal, headers: IncomingHttpHeaders): void {
  const { status } = refusal.entry
  const body = JSON.stringify(refusalEnvelope(refusal, languageOfHeader(headers['language'])))
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Refused'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(status === 429 || status === 503 ? [`Retry-After: ${RETRY_AFTER_S}`] : []),
  ]
  socket.once('finish', () => socket.destroy())
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
