import { isIP } from 'node:net'

/** The party that keys are bound to. Keys of one portal do not work for another. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string
  readonly origin: string
}

/** Returns null if browsers offer no security keys there: without https except on localhost, or with an IP address. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { origin, protocol, hostname } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  if (protocol !== 'https:' && hostname !== 'localhost') return null
  return { id: hostname, origin }
}
