import { parseCookie } from 'cookie'
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts'
import type { CallExchange } from '../../../platform/http/call-session.ts'

/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** `__Host-`: neither a neighbouring host nor plain http can put one of its own in place. */
const nameOf = (secure: boolean) => (secure ? '__Host-portal-device' : 'portal-device')

/** What a device is known by for quick sign-in: unreadable for scripts, so that no page can carry it elsewhere (security note T36). */
function deviceCookie(secret: string, secure: boolean): string {
  const flags = secure ? '; HttpOnly; Secure; SameSite=Strict' : '; HttpOnly; SameSite=Strict'
  return `${nameOf(secure)}=${secret}; Path=/; Max-Age=${KEPT_SECONDS}${flags}`
}

type Asked = Pick<CallExchange, 'cookie' | 'secure'>

function secretOf({ cookie, secure }: Asked): string | null {
  return parseCookie(cookie ?? '')[nameOf(secure)] ?? null
}

/** What is stored of a device; null for one that is not known by a cookie. */
export function deviceOf(asked: Asked): string | null {
  const secret = secretOf(asked)
  return secret === null ? null : hashSecret(secret)
}

/** The same; one that is not known yet gets its cookie with the answer. */
export function deviceToKeep(exchange: Asked & Pick<CallExchange, 'setCookies'>): string {
  const secret = secretOf(exchange) ?? newSecret()
  exchange.setCookies([deviceCookie(secret, exchange.secure)])
  return hashSecret(secret)
}
