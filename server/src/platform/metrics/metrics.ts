import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import type { DisconnectReason } from '../http/admission/connection-guard.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const FORWARDED_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/**
 * Returns true for a request from this machine. One through a proxy, or under the portal's name, comes from elsewhere.
 */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  const proxied = Object.keys(headers).some(name => FORWARDED_HEADER.test(name))
  return loopback && !proxied && LOCAL_HOST.test(headers.host ?? '')
}

/** Counts connections closed by the guard. */
export function countClosedConnections(registry: Registry): (reason: DisconnectReason) => void {
  const closed = new Counter({
    name: 'http_connections_cut_total',
    help: 'Connections cut for too many requests without an answer, or for answers nobody read',
    labelNames: ['reason'],
    registers: [registry],
  })
  return reason => closed.inc({ reason })
}

/**
 * Serves Prometheus metrics of the process and of requests by route template at `/metrics`, for this machine only.
 * @param registry with the metrics of features
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', () => registry.clear())
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}
