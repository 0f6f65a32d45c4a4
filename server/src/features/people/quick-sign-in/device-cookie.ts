import { parseCookie } from 'cookie'
import { hashSecret } from '../../../platform/access/tokens.ts'

/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** `__Host-`: neither a neighbouring host nor plain http can put one of its own in place. */
const nameOf = (secure: boolean) => (secure ? '__Host-portal-device' : 'portal-device')

/** What a device is known by for quick sign-in: unreadable for scripts, so that no page can carry it elsewhere (security note T36). */
export function deviceCookie(secret: string, secure: boolean): string {
  const flags = secure ? '; HttpOnly; Secure; SameSite=Strict' : '; HttpOnly; SameSite=Strict'
  return `${nameOf(secure)}=${secret}; Path=/; Max-Age=${KEPT_SECONDS}${flags}`
}

export function deviceSecretOf(cookieHeader: string | undefined, secure: boolean): string | null {
  return parseCookie(cookieHeader ?? '')[nameOf(secure)] ?? null
}

/** What is stored of a device; null for one that is not known by a cookie. */
export function deviceOf(exchange: {
  readonly cookie: string | undefined
  readonly secure: boolean
}): string | null {
  const secret = deviceSecretOf(exchange.cookie, exchange.secure)
  return secret === null ? null : hashSecret(secret)
}
