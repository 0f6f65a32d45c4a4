import type { CallAttributes } from '@apron/contract/calls/define-call'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessControl } from '../access/access-control.ts'
import { checkCallHeaders, siteOfCall, siteOfEmployeeHeader } from './call-headers.ts'
import { attachExchange } from './call-session.ts'
import { languageOfHeader } from './envelope.ts'

export interface Admission {
  readonly access: AccessControl
  /** Whether people reach the portal by https, also where a proxy speaks http to this process. */
  readonly https: boolean
}

/** Headers and access of a request; what it is made in. @throws the refusal */
export async function admitCall(
  call: CallAttributes,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, https }: Admission,
): Promise<CallContext> {
  checkCallHeaders(request.headers, call.access)
  const askedSite = siteOfEmployeeHeader(request.headers['employee'])
  const caller = await access.admit(call, request)
  const context: CallContext = {
    person: caller?.person ?? null,
    site: caller ? siteOfCall(askedSite, caller.session.site, caller.person.sites) : '',
    language: languageOfHeader(request.headers['language']),
    requestId: request.id,
  }
  attachExchange(context, {
    session: caller?.session ?? null,
    fromBrowser: request.headers['sec-fetch-site'] !== undefined,
    secure: https || request.protocol === 'https',
    address: request.ip,
    cookie: request.headers.cookie,
    setCookies: cookies => void reply.header('set-cookie', [...cookies]),
  })
  return context
}
