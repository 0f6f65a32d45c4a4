/** Protocol between the page in the change-password dialog and the portal (docs/configuration.md, security note T03). */
export type RequestedValue = 'currentPassword' | 'publicKey' | 'authorization'

/** From the page, over the channel. */
export type PageMessage =
  | { readonly id: number; readonly get: RequestedValue }
  | { readonly signal: 'success' | 'cancel' }
  | { readonly signal: 'error'; readonly message: string }
  | { readonly signal: 'height'; readonly px: number }

/** To the page: the answer to a request. */
export type PortalMessage =
  | { readonly id: number; readonly value: string }
  | { readonly id: number; readonly error: string }

/** The page's first message, to its parent window. */
export const PAGE_HELLO = 'password-page'
/** The portal's first message, with the channel. */
export const PORTAL_HELLO = 'password-callbacks'

const REQUESTED_VALUES: readonly RequestedValue[] = ['currentPassword', 'publicKey', 'authorization']
const LONGEST_MESSAGE = 500
const HIGHEST_PX = 1200

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {}
}

export function isHello(data: unknown, hello: string): boolean {
  return fieldsOf(data)['apron'] === hello
}

/** Parses a message of the page, or returns null. A page of another origin may send anything. */
export function pageMessage(data: unknown): PageMessage | null {
  const { id, get, signal, message, px } = fieldsOf(data)
  const requested = REQUESTED_VALUES.find(known => known === get)
  if (requested !== undefined) return typeof id === 'number' ? { id, get: requested } : null
  if (signal === 'success' || signal === 'cancel') return { signal }
  if (signal === 'error') {
    return { signal, message: typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : '' }
  }
  if (signal === 'height' && typeof px === 'number' && px > 0) {
    return { signal, px: Math.min(Math.ceil(px), HIGHEST_PX) }
  }
  return null
}

/** Parses a message of the portal, or returns null. */
export function portalMessage(data: unknown): PortalMessage | null {
  const { id, value, error } = fieldsOf(data)
  if (typeof id !== 'number') return null
  if (typeof value === 'string') return { id, value }
  return typeof error === 'string' ? { id, error } : null
}
