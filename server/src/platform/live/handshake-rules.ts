import type { IncomingHttpHeaders } from 'node:http'
import { TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { readLivePath } from '@apron/contract/live/live-protocol'
import type { Variant } from '@apron/contract/variants/variant'
import { parseCookie } from 'cookie'
import { isLoopbackHost } from '../config/dev-sub-apps.ts'

/** A parsed handshake with all its tokens, or the reason to reject it outright. */
export type HandshakeVerdict =
  | { readonly ask: { readonly userCode: string; readonly tokens: readonly string[] } }
  | { readonly refuse: ErrorEntry }

export interface HandshakeRequest {
  /** With its query, which is ignored and never logged. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Returns the address without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/**
 * Parses a handshake (security note T10). Browsers cannot send `Authorization` with it, so here alone the token may
 * come as a cookie, but only with our own `Origin`, which no other site's page can send. Programs send the header and
 * no `Origin`.
 * @param publicUrl origin of the portal
 */
export function checkHandshake(
  { url, headers }: HandshakeRequest,
  variant: Pick<Variant, 'livePath'>,
  publicUrl: string,
): HandshakeVerdict {
  const path = readLivePath(variant, pathOf(url))
  if (path === null) return { refuse: SERVER_ERRORS.notFound }
  const { origin } = headers
  if (origin === undefined ? isFromBrowser(headers) : !isOurs(origin, headers.host, publicUrl)) {
    return { refuse: SERVER_ERRORS.forbidden }
  }
  if (headers['sec-fetch-site'] === 'cross-site') return { refuse: SERVER_ERRORS.forbidden }
  const { authorization } = headers
  const tokens = authorization ? [authorization] : origin === undefined ? [] : tokensInCookie(headers.cookie)
  if (tokens.length === 0) return { refuse: SERVER_ERRORS.notLoggedIn }
  return { ask: { userCode: path.userCode, tokens } }
}

/**
 * Returns true for a request with headers of a browser. Browsers always send an origin, so one without it is rejected.
 */
function isFromBrowser(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(name => name.startsWith('sec-fetch-'))
}

/**
 * Returns true for the portal's own origin. A portal on this machine only is reached by any of the machine's local
 * names.
 */
function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  const own = new URL(publicUrl)
  const asked = URL.parse(origin)
  if (asked === null || asked.origin !== origin || asked.protocol !== own.protocol) return false
  return isLoopbackHost(own.hostname) && isLoopbackHost(asked.hostname) && asked.host === host
}

/** Other systems of the domain set a few cookies of this name at most. More are an attack. */
const TOKENS_MAX = 4

/** Returns several tokens, because other systems of the domain may set a cookie of the same name. */
function tokensInCookie(cookies = ''): string[] {
  return cookies
    .split(/; */)
    .map(pair => parseCookie(pair)[TOKEN_COOKIE] ?? '')
    .filter(token => token !== '')
    .slice(0, TOKENS_MAX)
}
