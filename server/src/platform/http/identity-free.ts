import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIdentityFreeUrl } from '@apron/contract/calls/identity-free'
import type { Clock } from '@apron/server-kit/time/clock'
import { addressReader, networkOf, type TrustProxy } from './client-address.ts'

/** All that a request of nobody needs to be read and answered. */
const KEPT: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'accept-encoding',
  'expect',
  'language',
  'projectcode',
])

const DAY_MS = 86_400_000
const KEY_BYTES = 32

/** Requests that nobody is to be known by (security note T19). */
export interface IdentityFree {
  /** Takes away what says who asks, before any hook or log sees the request; leaves other requests as they are. */
  forget(request: IncomingMessage): void
  /** By which the requests of one network are counted: of a request of nobody it says nothing once the day is over. */
  rateKey(request: IncomingMessage, address: string): string
}

/** @param trustProxy whose forwarded headers are believed */
export function createIdentityFree(clock: Clock, trustProxy: TrustProxy): IdentityFree {
  const addressOf = addressReader(trustProxy)
  const keys = new WeakMap<IncomingMessage, string>()
  let today = { day: -1, secret: randomBytes(KEY_BYTES) }

  /** In memory alone, and another one each day. */
  function secret(): Buffer {
    const day = Math.floor(clock.now().getTime() / DAY_MS)
    if (day !== today.day) today = { day, secret: randomBytes(KEY_BYTES) }
    return today.secret
  }

  return {
    forget(request) {
      if (!isIdentityFreeUrl(request.url ?? '')) return
      const network = networkOf(addressOf(request))
      keys.set(request, createHmac('sha256', secret()).update(network).digest('base64url'))
      for (const name of Object.keys(request.headers)) if (!KEPT.has(name)) delete request.headers[name]
      request.rawHeaders.length = 0
    },
    rateKey: (request, address) => keys.get(request) ?? networkOf(address),
  }
}
