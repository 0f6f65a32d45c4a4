import type { CallAttributes } from '@apron/contract/calls/define-call'
import { callPath } from '@apron/contract/wire/call-path'
import type { HostRequestInit, SessionAirport } from '../contract.ts'

/** What a call is asked with. */
export interface CallParts {
  readonly query?: unknown
  readonly params?: unknown
  readonly body?: unknown
}

/** A call as the host is asked for it. @param airport of its tab; undefined: the session's */
export function callRequest(
  { method, path, background, timeoutAlert, kept }: CallAttributes,
  { query, params, body }: CallParts,
  airport: SessionAirport | null | undefined,
): { readonly path: string; readonly init: HostRequestInit } {
  const init: HostRequestInit = {
    method,
    background,
    timeoutAlert,
    ...(kept === undefined ? {} : { kept }),
    ...(airport === undefined ? {} : { airport }),
    ...(body === undefined ? {} : { json: body }),
  }
  return { path: callPath(path, query, params), init }
}
