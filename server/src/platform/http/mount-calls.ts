import { BASE_PATH, SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import { isWrite } from '@apron/contract/wire/write-rules'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { FastifyInstance } from 'fastify'
import { collectHints } from '../live/hints.ts'
import type { LiveBus } from '../live/live-bus.ts'
import { doOnce, type OnceDeps } from '../once/do-once.ts'
import { requestIdOf } from '../once/request-id-of.ts'
import { type Admission, admitCall } from './admit-call.ts'
import { fromEitherPlace } from './either-place.ts'
import { okEnvelope } from './envelope.ts'
import type { HttpLimits } from './http-limits.ts'
import { compileInputCheck } from './input-check.ts'

export interface CallPlatform extends Admission {
  readonly limits: HttpLimits
  /** Where it is written down which request was done. */
  readonly once: OnceDeps
  /** Hears what a call has changed, once it is committed. */
  readonly bus: Pick<LiveBus, 'publish'>
}

/** Serves calls below both base paths. What a handler sees has passed headers, access and schemas, in this order. */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly ServerRoute[],
  platform: CallPlatform,
): void {
  for (const route of routes) mountCall(app, route, platform)
}

function mountCall(app: FastifyInstance, route: ServerRoute, platform: CallPlatform): void {
  const { call, schemas } = route
  const { bus, limits, once } = platform
  const checkParams = compileInputCheck(schemas.params, 'path')
  const emptyIsAll = !isWrite(call.method, call.path)
  const checkQuery = compileInputCheck(schemas.query, 'query', { emptyIsAll, isText: true })
  const checkBody = compileInputCheck(schemas.body, 'body', { emptyIsAll })
  const checkBodyInQuery = compileInputCheck(schemas.body, 'query', { emptyIsAll, isText: true })
  const wants = { query: schemas.query !== undefined, body: schemas.body !== undefined }
  const max = call.access === 'public' ? limits.publicCallsPerMinute : limits.callsPerMinute

  for (const base of [BASE_PATH, SECOND_BASE_PATH]) {
    app.route({
      method: call.method,
      url: base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.bodyLimitBytes ?? limits.bodyLimitBytes,
      config: { rateLimit: { max, timeWindow: 60_000 } },
      handler: async (request, reply) => {
        const context = await admitCall(call, request, reply, platform)
        const sent = call.method === 'POST' ? fromEitherPlace(request, wants) : request
        const input = {
          params: checkParams(request.params),
          query: checkQuery(sent.query),
          body: (sent.body === request.body ? checkBody : checkBodyInQuery)(sent.body),
        }
        const { result: data, note } = await collectHints(() =>
          doOnce(once, route, { input, context, requestId: requestIdOf(call, request.headers) }),
        )
        bus.publish(note)
        return reply.header('cache-control', 'no-store').send(okEnvelope(data, context.language))
      },
    })
  }
}
