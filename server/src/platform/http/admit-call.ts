import type { CallAttributes } from '@apron/contract/calls/define-call'
import { isIdentityFree } from '@apron/contract/calls/identity-free'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { personAt } from '@apron/server-kit/people/acting'
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
  const site = caller ? siteOfCall(askedSite, caller.session.site, caller.person.sites) : ''
  const person = caller ? personAt(caller.person, site) : null
  // The access check knows of no site: a right that is delegated at another one is none here.
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
    // Of a call of nobody even a proxy's address is none of anybody's business.
    address: isIdentityFree(call.path) ? '' : request.ip,
    cookie: request.headers.cookie,
    setCookies: cookies => void reply.header('set-cookie', [...cookies]),
  })
  return context
}
