import { TOKEN_COOKIE } from '@apron/contract/calls/base-path'

/** The token in a `document.cookie` string, or null. */
export function tokenInCookies(cookies: string): string | null {
  const prefix = `${TOKEN_COOKIE}=`
  const pair = cookies.split('; ').find(part => part.startsWith(prefix))
  const value = pair?.slice(prefix.length)
  return value ? decodeURIComponent(value) : null
}

/** A session cookie for the whole portal; `Secure` wherever the page itself came by https (security note T01). */
export function tokenCookie(token: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`
}

export function readToken(): string | null {
  return tokenInCookies(document.cookie)
}

export function storeToken(token: string): void {
  document.cookie = tokenCookie(token, location.protocol)
}

export function clearToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`
}
