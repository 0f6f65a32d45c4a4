import { DEV_PORTS } from '@apron/contract/sub-apps/names'
import { parseUrl } from '@apron/contract/wire/formats/parse-url'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Returns why code may not be loaded from a development server, or null. Allowed only on the developer's own
 * machine (APP-14, security note T02).
 */
export function devEntryFault(entry: string, pageHost: string): string | null {
  if (!LOOPBACK.test(pageHost))
    return `this page comes from ${pageHost}; only a portal on this machine loads it`
  const url = parseUrl(entry)
  if (url === null) return 'not an address'
  const port = Number(url.port)
  if (url.protocol !== 'http:' || !LOOPBACK.test(url.hostname) || url.username !== '') {
    return 'only http://localhost may serve it'
  }
  if (port < DEV_PORTS.first || port > DEV_PORTS.last) {
    return `only the ports ${DEV_PORTS.first} to ${DEV_PORTS.last} may serve it`
  }
  return null
}
