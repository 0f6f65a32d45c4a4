import { parseUrl } from '../../wire/formats/parse-url.ts'

const PROBE_ORIGIN = 'https://portal.invalid'
// Control characters, backslashes and encoded slashes at the start are how a path becomes another host.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const SUSPICIOUS = /[\u0000-\u001f\u007f\\]/
const LOOPS = ['/login', '/redirect']

/**
 * Returns the page after login: the requested path if it belongs to this portal, otherwise `/` (NAV-06, security note
 * T08).
 * @param requested the `redirect` query value, decoded once
 */
export function safeRedirectTarget(requested: string | null | undefined): string {
  if (!requested || requested.length > 2000 || SUSPICIOUS.test(requested) || !/^\/(?![/])/.test(requested))
    return '/'
  if (/^\/(%2f|%5c|%09|%0)/i.test(requested)) return '/'
  const url = parseUrl(requested, PROBE_ORIGIN)
  if (!url || url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return '/'
  if (LOOPS.some(loop => url.pathname === loop || url.pathname.startsWith(`${loop}/`))) return '/'
  return url.pathname + url.search + url.hash
}
