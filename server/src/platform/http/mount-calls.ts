import { BASE_PATH, SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import type { CallContext, ServerRoute } from '@apron/contract/sub-apps/server-plugin'
import type { FastifyInstance } from 'fastify'
import type { AccessControl } from '../access/access-control.ts'
import { checkCallHeaders, siteOfCall, siteOfEmployeeHeader } from './call-headers.ts'
import { attachExchange } from './call-session.ts'
import { languageOfHeader, okEnvelope } from './envelope.ts'
import type { HttpLimits } from './http-limits.ts'
import { compileInputCheck } from './input-check.ts'

export interface CallPlatform {
  readonly access: AccessControl
  readonly limits: HttpLimits
  /** Whether people reach the portal by https, also where a proxy speaks http to this process. */
  readonly https: boolean
}

/** Serves calls below both base paths. What a handler sees has passed headers, access and schemas, in this order. */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly ServerRoute[],
  platform: CallPlatform,
): void {
  for (const route of routes) mountCall(app, route, platform)
}

function mountCall(app: FastifyInstance, route: ServerRoute, { access, limits, https }: CallPlatform): void {
  const { call, schemas } = route
  const checkParams = compileInputCheck(schemas.params, 'path')
  const checkQuery = compileInputCheck(schemas.query, 'query')
  const checkBody = compileInputCheck(schemas.body, 'body')
  const max = call.access === 'public' ? limits.publicCallsPerMinute : limits.callsPerMinute

  for (const base of [BASE_PATH, SECOND_BASE_PATH]) {
    app.route({
      method: call.method,
      url: base + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.bodyLimitBytes ?? limits.bodyLimitBytes,
      config: { rateLimit: { max, timeWindow: 60_000 } },
      handler: async (request, reply) => {
        const language = languageOfHeader(request.headers['language'])
        checkCallHeaders(request.headers, call.access)
        const askedSite = siteOfEmployeeHeader(request.headers['employee'])
        const caller = await access.admit(call, request.headers)
        const context: CallContext = {
          person: caller?.person ?? null,
          site: caller ? siteOfCall(askedSite, caller.session.site, caller.person.sites) : '',
          language,
          requestId: request.id,
        }
        attachExchange(context, {
          session: caller?.session ?? null,
          fromBrowser: request.headers['sec-fetch-site'] !== undefined,
          secure: https || request.protocol === 'https',
          address: request.ip,
          setCookies: cookies => void reply.header('set-cookie', [...cookies]),
        })
        const input = {
          params: checkParams(request.params),
          query: checkQuery(request.query),
          body: checkBody(request.body),
        }
        const data = await route.handle(input, context)
        return reply.header('cache-control', 'no-store').send(okEnvelope(data, language))
      },
    })
  }
}
