import { TOKEN_COOKIE } from '@apron/contract/calls/base-path'

/** Returns the token stored by this origin; null if nobody is logged in. */
type TokenReader = () => string | null

let readOwnToken: TokenReader | null = null

/**
 * Sets how to recognise this portal's own cookie. Other systems of the domain and portals on other ports may set one of
 * the same name; theirs is ignored and not deleted.
 */
export function setTokenReader(read: TokenReader): void {
  readOwnToken = read
}

/**
 * Returns the token in a `document.cookie` string, or null.
 *
 * @param own the token stored by this origin; null if nobody is logged in; undefined if unknown
 */
export function tokenInCookies(cookies: string, storedToken?: string | null): string | null {
  if (storedToken === null) return null
  const prefix = `${TOKEN_COOKIE}=`
  const tokens = cookies
    .split('; ')
    .filter(pair => pair.startsWith(prefix))
    .map(pair => decodeOrEmpty(pair.slice(prefix.length)))
    .filter(token => token !== '')
  return tokens.find(token => token === storedToken) ?? tokens[0] ?? null
}

/** Returns an empty string for a value that cannot be decoded, which is not ours. */
function decodeOrEmpty(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * Builds a session cookie for the whole portal; `Secure` if the page was loaded over HTTPS (security note
 * T01).
 */
export function tokenCookie(token: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`
}

export function readToken(): string | null {
  return tokenInCookies(document.cookie, readOwnToken?.())
}

export function storeToken(token: string): void {
  document.cookie = tokenCookie(token, location.protocol)
}

export function clearToken(): void {
  if (readToken() !== null) document.cookie = `${TOKEN_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`
}
