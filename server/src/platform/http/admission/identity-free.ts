import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIdentityFreeUrl } from '@apron/contract/calls/identity-free'
import type { Clock } from '@apron/server-kit/time/clock'
import { addressReader, networkOf, type TrustProxy } from './client-address.ts'

/** Headers needed to read and answer an identity-free request. */
const KEPT_HEADERS: ReadonlySet<string> = new Set([
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

/** Removes the caller's identity from requests (security note T19). */
export interface IdentityFree {
  /** Removes identifying headers before any hook or log sees the request. Leaves other requests unchanged. */
  forget(request: IncomingMessage): void
  /** Key for rate limits per network. For an identity-free request it reveals nothing after the day ends. */
  rateKey(request: IncomingMessage, address: string): string
}

/** @param trustProxy proxies whose forwarded headers are trusted */
export function createIdentityFree(clock: Clock, trustProxy: TrustProxy): IdentityFree {
  const addressOf = addressReader(trustProxy)
  const keys = new WeakMap<IncomingMessage, string>()
  let today = { day: -1, secret: randomBytes(KEY_BYTES) }

  /** Returns the current secret. It is kept in memory only, and replaced each day. */
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
      for (const name of Object.keys(request.headers))
        if (!KEPT_HEADERS.has(name)) delete request.headers[name]
      request.rawHeaders.length = 0
    },
    rateKey: (request, address) => keys.get(request) ?? networkOf(address),
  }
}
