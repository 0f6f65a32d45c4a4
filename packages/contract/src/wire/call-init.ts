import { BACKGROUND_HEADER } from '../calls/base-path.ts'

/** A request with JSON in place of a body. */
export interface CallInit extends Omit<RequestInit, 'body'> {
  readonly json?: unknown
  /** Made by a timer, not by a person. Does not extend the session. */
  readonly background?: boolean
}

/** Converts the request for `fetch`, with the JSON as its body. */
export function callInit({ json, background, ...init }: CallInit): RequestInit {
  const headers = new Headers(init.headers)
  if (background === true) headers.set(BACKGROUND_HEADER, '1')
  if (json === undefined) return { ...init, headers }
  headers.set('Content-Type', 'application/json')
  return { ...init, headers, body: JSON.stringify(json) }
}
