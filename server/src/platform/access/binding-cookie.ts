import { parseCookie } from 'cookie'

/**
 * The second half of a browser's session: unreadable for scripts, so that a stolen token alone opens nothing (security note T01).
 * A call still needs the header token; the cookie only confirms it.
 */
export function bindingCookieName(secure: boolean): string {
  return secure ? '__Secure-portal-bind' : 'portal-bind'
}

/** `Set-Cookie` values for every path that needs the cookie. An empty secret removes it. */
export function bindingCookies(secret: string, secure: boolean, paths: readonly string[]): string[] {
  const life = secret === '' ? '; Max-Age=0' : ''
  const flags = secure ? '; HttpOnly; Secure; SameSite=Strict' : '; HttpOnly; SameSite=Strict'
  return paths.map(path => `${bindingCookieName(secure)}=${secret}; Path=${path}${life}${flags}`)
}

/** The secrets a request carries; several when an older cookie is still there. */
export function bindingSecretsOf(cookieHeader: string | undefined): string[] {
  if (cookieHeader === undefined) return []
  const cookies = parseCookie(cookieHeader)
  return [cookies[bindingCookieName(true)], cookies[bindingCookieName(false)]].filter(
    value => value !== undefined,
  )
}
