import { isIdentityFreeUrl } from '@apron/contract/calls/identity-free'
import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per call with the route's template, never the query, headers or body (security note T25). Identity-free
 * calls are not logged: a line has a time (security note T19).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (isIdentityFreeUrl(request.url)) return done()
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}
