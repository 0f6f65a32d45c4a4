import { isIdentityFreeUrl } from '@apron/contract/calls/identity-free'
import type { FastifyInstance } from 'fastify'

/**
 * One line per answered call: the route's template, never the address with its query, no header, no body (security note T25). None
 * where nobody is to be known: a line has a time (security note T19).
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
