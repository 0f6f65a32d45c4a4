import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { LIVE_FRAME_MAX_BYTES } from '@apron/contract/limits/live'
import type { Variant } from '@apron/contract/variants/variant'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { WebSocketServer } from 'ws'
import type { AccessControl } from '../access/access-control.ts'
import { addressReader, type TrustProxy } from '../http/admission/client-address.ts'
import type { HandshakeLimits } from './handshake-gate.ts'
import { pathOf } from './handshake-rules.ts'
import type { LiveBus } from './live-bus.ts'
import { createHandshake } from './live-handshake.ts'
import { createLiveHub, type MessageCounts, type OpenSessions, type SharedChanges } from './live-hub.ts'
import { createLiveMetrics } from './live-metrics.ts'

export interface LiveDeps {
  readonly variant: Pick<Variant, 'livePath'>
  readonly publicUrl: string
  readonly access: Pick<AccessControl, 'sessionOf'>
  readonly sessions: OpenSessions
  readonly counts: MessageCounts
  readonly changes: SharedChanges
  /** Closed with the server. */
  readonly bus: LiveBus
  readonly limits: HandshakeLimits
  readonly trustProxy: TrustProxy
  /** True if people reach the portal by https. */
  readonly https: boolean
  readonly clock: Clock
  readonly metrics: Registry
}

const TICK_MS = 1_000
/** Time for clients to answer the closing handshake of a stopping node. */
const GOODBYE_MS = 1_000

/**
 * Returns true if a request asks for the live connection. All others stay ordinary requests, whatever upgrade they ask
 * for.
 */
export function isLiveUpgrade({ livePath }: Pick<Variant, 'livePath'>, request: IncomingMessage): boolean {
  return (
    request.method === 'GET' &&
    request.headers.upgrade?.toLowerCase() === 'websocket' &&
    pathOf(request.url ?? '').startsWith(`${livePath}/`)
  )
}

/** Serves live connections: handshakes, hints, sweeps, and closing them when the server stops. */
export function mountLive(app: FastifyInstance, deps: LiveDeps): void {
  const { variant, publicUrl, access, sessions, counts, changes, bus, limits, clock } = deps
  const logger = app.log
  const metrics = createLiveMetrics(deps.metrics)
  const hub = createLiveHub({ counts, changes, sessions, clock, logger, metrics })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_FRAME_MAX_BYTES,
    maxFragments: LIVE_FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
  const handshake = createHandshake({
    sockets,
    hub,
    access,
    variant,
    publicUrl,
    limits,
    addressOf: addressReader(deps.trustProxy),
    https: deps.https,
    clock,
    logger,
    metrics,
  })
  bus.subscribe(hub.receive)

  const waiting = new Set<{ destroy(): void }>()
  app.server.on('upgrade', (request, socket, head) => {
    waiting.add(socket)
    void handshake(request, socket, head).finally(() => waiting.delete(socket))
  })
  const timer = setInterval(hub.tick, TICK_MS)
  timer.unref()

  // Runs before the HTTP server closes, which would wait for these sockets.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const socket of waiting) socket.destroy()
    sockets.close()
    hub.close()
    const patience = new AbortController()
    const gone = Promise.all(
      [...sockets.clients].map(one => new Promise(resolve => one.once('close', resolve))),
    )
    await Promise.race([gone, wait(GOODBYE_MS, undefined, { signal: patience.signal }).catch(() => {})])
    patience.abort()
    for (const socket of sockets.clients) socket.terminate()
  })
  // Runs after the last call, so that other nodes learn of its changes.
  app.addHook('onClose', async () => await bus.close())
}
