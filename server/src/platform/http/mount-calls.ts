import { BASE_PATH, SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import type { CallAttributes } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { isWrite } from '@apron/contract/wire/write-rules'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createThrottle } from '../access/throttle.ts'
import { requestIdOf } from '../idempotency/request-id-of.ts'
import { type IdempotencyDeps, withIdempotency } from '../idempotency/with-idempotency.ts'
import { collectHints } from '../live/hints.ts'
import type { LiveBus } from '../live/live-bus.ts'
import { type Admission, admitCall } from './admission/admit-call.ts'
import type { IdentityFree } from './admission/identity-free.ts'
import type { HttpLimits } from './http-limits.ts'
import { compileInputCheck } from './input/input-check.ts'
import { fromQueryOrBody } from './query-or-body.ts'
import { okEnvelope } from './responses/envelope.ts'

export interface CallPlatform extends Admission {
  readonly limits: HttpLimits
  readonly clock: Clock
  /** Key for rate limits per network. */
  readonly rateKey: IdentityFree['rateKey']
  /** Storage of completed idempotent requests. */
  readonly idempotency: IdempotencyDeps
  /** Receives the changes of a call after its commit. */
  readonly bus: Pick<LiveBus, 'publish'>
  /** Called for each successful call, before the response. */
  readonly afterCall: (call: CallAttributes, context: CallContext) => Promise<void>
  /** Called if `afterCall` failed. The call still succeeds. */
  readonly afterCallFailed: (error: unknown) => void
}

/**
 * Serves calls below both base paths. A handler runs after the checks of headers, access and schemas, in this order.
 */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly ServerRoute[],
  platform: CallPlatform,
): void {
  for (const route of routes) mountCall(app, route, platform)
}

function mountCall(app: FastifyInstance, route: ServerRoute, platform: CallPlatform): void {
  const { call, schemas } = route
  const { bus, limits, idempotency } = platform
  const checkParams = compileInputCheck(schemas.params, 'path')
  const emptyIsAll = !isWrite(call.method, call.path)
  const checkQuery = compileInputCheck(schemas.query, 'query', { emptyIsAll, isText: true })
  const checkBody = compileInputCheck(schemas.body, 'body', { emptyIsAll })
  const checkBodyInQuery = compileInputCheck(schemas.body, 'query', { emptyIsAll, isText: true })
  const expected = { query: schemas.query !== undefined, body: schemas.body !== undefined }
  const checkNetworkLimit = networkLimitOf(call, platform)
  const max = call.access === 'public' ? limits.publicCallsPerMinute : limits.callsPerMinute

  for (const base of [BASE_PATH, SECOND_BASE_PATH]) {
    app.route({
      method: call.method,
      url: base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.bodyLimitBytes ?? limits.bodyLimitBytes,
      config: { rateLimit: { max, timeWindow: 60_000 } },
      handler: async (request, reply) => {
        checkNetworkLimit(request)
        const context = await admitCall(call, request, reply, platform)
        const sent = call.method === 'POST' ? fromQueryOrBody(request, expected) : request
        const input = {
          params: checkParams(request.params),
          query: checkQuery(sent.query),
          body: (sent.body === request.body ? checkBody : checkBodyInQuery)(sent.body),
        }
        const { result: data, notification } = await collectHints(() =>
          withIdempotency(idempotency, route, {
            input,
            context,
            requestId: requestIdOf(call, request.headers),
          }),
        )
        bus.publish(notification)
        await platform.afterCall(call, context).catch(platform.afterCallFailed)
        return reply.header('cache-control', 'no-store').send(okEnvelope(data, context.language))
      },
    })
  }
}

/** Enforces a call's own limit per network. */
function networkLimitOf(
  { atMost }: CallAttributes,
  { clock, rateKey }: CallPlatform,
): (request: FastifyRequest) => void {
  if (atMost === undefined) return () => undefined
  const isWithin = createThrottle(clock, atMost.times, atMost.minutes)
  return request => {
    if (!isWithin(rateKey(request.raw, request.ip))) throw new Refusal(SERVER_ERRORS.tooManySubmissions)
  }
}
