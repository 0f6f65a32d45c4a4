import type { CallAttributes } from '@apron/contract/calls/define-call'
import { isIdentityFree } from '@apron/contract/calls/identity-free'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { personAt } from '@apron/server-kit/people/acting'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessControl } from '../../access/access-control.ts'
import { checkCallHeaders, siteOfCall, siteOfEmployeeHeader } from '../headers/call-headers.ts'
import { languageOfHeader } from '../responses/envelope.ts'
import { attachExchange } from './call-session.ts'

export interface Admission {
  readonly access: AccessControl
  /** True if people reach the portal by https, even if a proxy speaks http to this process. */
  readonly https: boolean
}

/** Checks headers and access of a request and builds its context. @throws Refusal */
export async function admitCall(
  call: CallAttributes,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, https }: Admission,
): Promise<CallContext> {
  checkCallHeaders(request.headers, call.access)
  const requestedSite = siteOfEmployeeHeader(request.headers['employee'])
  const caller = await access.admit(call, request)
  const site = caller ? siteOfCall(requestedSite, caller.session.site, caller.person.sites) : ''
  const person = caller ? personAt(caller.person, site) : null
  // The access check does not know the site. A permission delegated for another site does not count here.
  if (person !== null && typeof call.access !== 'string' && !person.resources.has(call.access.resource)) {
    throw new Refusal(SERVER_ERRORS.forbidden)
  }
  const context: CallContext = {
    person,
    site,
    language: languageOfHeader(request.headers['language']),
    requestId: request.id,
  }
  attachExchange(context, {
    session: caller?.session ?? null,
    fromBrowser: request.headers['sec-fetch-site'] !== undefined,
    secure: https || request.protocol === 'https',
    // An identity-free call must not record even the address of a proxy.
    address: isIdentityFree(call.path) ? '' : request.ip,
    cookie: request.headers.cookie,
    setCookies: cookies => void reply.header('set-cookie', [...cookies]),
  })
  return context
}
