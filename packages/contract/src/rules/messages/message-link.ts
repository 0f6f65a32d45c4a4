import { type EventType, OPEN_WAYS, type OpenWay } from '../../codes/message-codes.ts'
import { parseUrl } from '../../wire/formats/parse-url.ts'
import { safeRedirectTarget } from '../menus/redirect-target.ts'

/** Maximum length of a message's address, characters. */
const ADDRESS_MAX = 2_000

/** Result of opening a message (§3, MSG-10). */
export type MessageOpening =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'custom' }

export interface MessageLink {
  readonly eventType: EventType
  readonly openWay: OpenWay
  readonly url: string | null
}

/**
 * Returns how a message opens. With an address that is neither a path of the portal nor https, only the text is shown
 * (security notes T08, T28).
 */
export function messageOpening({ eventType, openWay, url }: MessageLink): MessageOpening {
  if (openWay === OPEN_WAYS.custom) return { kind: 'custom' }
  if (openWay === OPEN_WAYS.text || url === null) return { kind: 'text' }
  if (eventType === 'link') {
    const address = externalAddress(url)
    return address === null ? { kind: 'text' } : { kind: 'external', url: address }
  }
  const path = portalPath(url)
  return path === null ? { kind: 'text' } : { kind: 'route', path }
}

/** Returns the canonical https address, or null if it is not https, has no host name, or contains credentials. */
export function externalAddress(text: string): string | null {
  if (text.length > ADDRESS_MAX || !/^https:\/\/[^/\\]/i.test(text)) return null
  const url = parseUrl(text)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.href
}

/** Returns a path of the portal, or null. */
export function portalPath(text: string): string | null {
  const path = safeRedirectTarget(text)
  return path === '/' && text !== '/' ? null : path
}
