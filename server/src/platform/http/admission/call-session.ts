import type { CallContext } from '@apron/server-kit/calls/call-context'

/** Session of a call. Server-side only: sub-applications get a {@link CallContext} and cannot see the token. */
export interface CallSession {
  readonly id: string
  readonly token: string
  readonly userCode: string
  /** Three-letter code of the session's site. */
  readonly site: string
  /** Idle limit. */
  readonly idleMs: number
  /** Absolute end of the session. */
  readonly endsAt: Date
}

/** Request and response parts for the few calls that open or end a session. */
export interface CallExchange {
  readonly session: CallSession | null
  /** True if a browser made the request (it then sends `Sec-Fetch-Site`). */
  readonly fromBrowser: boolean
  readonly secure: boolean
  readonly address: string
  /** The `Cookie` header, with the device cookie. */
  readonly cookie: string | undefined
  /** Adds `Set-Cookie` headers to the response. */
  setCookies(cookies: readonly string[]): void
}

const exchanges = new WeakMap<CallContext, CallExchange>()

export function attachExchange(context: CallContext, exchange: CallExchange): void {
  exchanges.set(context, exchange)
}

/** Returns the exchange of a context created by the platform. */
export function exchangeOf(context: CallContext): CallExchange {
  const exchange = exchanges.get(context)
  if (!exchange) throw new Error('This context was not made by the HTTP platform')
  return exchange
}

/** Returns the session of a non-public call. */
export function sessionOf(context: CallContext): CallSession {
  const { session } = exchangeOf(context)
  if (!session) throw new Error('A public call has no session')
  return session
}
