import { isIP } from 'node:net'

/** What keys are made for and asked by; a key of one portal answers no other. */
export interface RelyingParty {
  /** A host name. */
  readonly id: string
  readonly origin: string
}

/** Null where browsers have no security keys: without https, but for this very machine, or with an address in place of a name. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { origin, protocol, hostname } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  if (protocol !== 'https:' && hostname !== 'localhost') return null
  return { id: hostname, origin }
}
