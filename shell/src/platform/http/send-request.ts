import { BASE_PATH } from '@apron/contract/calls/base-path'
import { type CallIdentity, callHeaders } from '@apron/contract/wire/call-headers'
import { withTimeLimit } from '@apron/contract/wire/time-limit'

/** Sends a request with the caller's headers and the common time limit. @param path below the base path */
export function sendRequest(path: string, init: RequestInit, identity: CallIdentity): Promise<Response> {
  const headers = callHeaders(identity, init.headers)
  return fetch(BASE_PATH + path, { ...init, headers, signal: withTimeLimit(init.signal) })
}
