import type { CallContext } from '@apron/server-kit/calls/call-context'

/** The session a call is made in. Server-side only: sub-applications get a {@link CallContext} and cannot see the token. */
export interface CallSession {
  readonly id: string
  readonly token: string
  readonly userCode: string
  /** Three-letter code of the site the session works at. */
  readonly site: string
  /** How long it may be unused. */
  readonly idleMs: number
  /** When it is over however much it is used. */
  readonly endsAt: Date
}

/** What the few calls that open or end a session need to know of the request and may put on the answer. */
export interface CallExchange {
  readonly session: CallSession | null
  /** Whether a browser made the request (it then sends `Sec-Fetch-Site`). */
  readonly fromBrowser: boolean
  readonly secure: boolean
  readonly address: string
  /** The `Cookie` header: what else a browser is known by. */
  readonly cookie: string | undefined
  /** Puts `Set-Cookie` headers on the answer. */
  setCookies(cookies: readonly string[]): void
}

const exchanges = new WeakMap<CallContext, CallExchange>()

export function attachExchange(context: CallContext, exchange: CallExchange): void {
  exchanges.set(context, exchange)
}

/** The exchange behind a context the platform made. */
export function exchangeOf(context: CallContext): CallExchange {
  const exchange = exchanges.get(context)
  if (!exchange) throw new Error('This context was not made by the HTTP platform')
  return exchange
}

/** The session of a call that is not public. */
export function sessionOf(context: CallContext): CallSession {
  const { session } = exchangeOf(context)
  if (!session) throw new Error('A public call has no session')
  return session
}
