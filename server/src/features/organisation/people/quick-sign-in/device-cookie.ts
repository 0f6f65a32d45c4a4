import { parseCookie } from 'cookie'
import { hashSecret, newSecret } from '../../../../platform/access/tokens.ts'
import type { CallExchange } from '../../../../platform/http/admission/call-session.ts'

/** Longest lifetime that browsers allow for a cookie. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60

/** Returns the cookie name. `__Host-` keeps sibling hosts and plain http from setting it. */
const cookieName = (secure: boolean) => (secure ? '__Host-portal-device' : 'portal-device')

/**
 * Identifies a device for quick sign-in. Unreadable for scripts, so that no page can carry it elsewhere (security note
 * T36).
 */
function deviceCookie(secret: string, secure: boolean): string {
  const flags = secure ? '; HttpOnly; Secure; SameSite=Strict' : '; HttpOnly; SameSite=Strict'
  return `${cookieName(secure)}=${secret}; Path=/; Max-Age=${LIFETIME_SECONDS}${flags}`
}

type CookieRequest = Pick<CallExchange, 'cookie' | 'secure'>

function readSecret({ cookie, secure }: CookieRequest): string | null {
  return parseCookie(cookie ?? '')[cookieName(secure)] ?? null
}

/** Returns the stored hash of a device, or null without a cookie. */
export function deviceOf(request: CookieRequest): string | null {
  const secret = readSecret(request)
  return secret === null ? null : hashSecret(secret)
}

/** Returns the stored hash of a device. Sets the cookie of a new one. */
export function ensureDevice(exchange: CookieRequest & Pick<CallExchange, 'setCookies'>): string {
  const secret = readSecret(exchange) ?? newSecret()
  exchange.setCookies([deviceCookie(secret, exchange.secure)])
  return hashSecret(secret)
}
