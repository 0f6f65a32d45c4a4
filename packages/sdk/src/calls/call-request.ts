import type { CallAttributes } from '@apron/contract/calls/define-call'
import { callPath } from '@apron/contract/wire/call-path'
import type { HostRequestInit, SessionAirport } from '../contract.ts'

/** Parts of a call's request. */
export interface CallParts {
  readonly query?: unknown
  readonly params?: unknown
  readonly body?: unknown
}

/** Builds the request to the host for a call. @param airport site of the tab; undefined for the session's */
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
