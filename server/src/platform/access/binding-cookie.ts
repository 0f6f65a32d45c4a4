import { parseCookie } from 'cookie'

/**
 * Name of the cookie that confirms a browser's session. Scripts cannot read it, so a stolen token alone is useless
 * (security note T01). Calls still need the header token.
 */
export function bindingCookieName(secure: boolean): string {
  return secure ? '__Secure-portal-bind' : 'portal-bind'
}

/** Returns `Set-Cookie` values for every path that needs the cookie. An empty secret deletes it. */
export function bindingCookies(secret: string, secure: boolean, paths: readonly string[]): string[] {
  const life = secret === '' ? '; Max-Age=0' : ''
  const flags = secure ? '; HttpOnly; Secure; SameSite=Strict' : '; HttpOnly; SameSite=Strict'
  return paths.map(path => `${bindingCookieName(secure)}=${secret}; Path=${path}${life}${flags}`)
}

/** Returns the secrets of a request; several if an older cookie still exists. */
export function bindingSecretsOf(cookieHeader: string | undefined): string[] {
  if (cookieHeader === undefined) return []
  const cookies = parseCookie(cookieHeader)
  return [cookies[bindingCookieName(true)], cookies[bindingCookieName(false)]].filter(
    value => value !== undefined,
  )
}
