import { UPLOAD_TIMEOUT_MS } from '@apron/contract/limits/files'
import { BODY_LIMIT_BYTES } from '@apron/contract/limits/http'

/** Limits per connection and per address (security note T23). */
export interface HttpLimits {
  /** Time limit for all request headers. */
  readonly headersTimeoutMs: number
  /** Time limit for the whole request. Then HTTP 408. */
  readonly requestTimeoutMs: number
  /** The same for uploads. */
  readonly uploadTimeoutMs: number
  /** Interval of checks for slow connections. */
  readonly connectionsCheckingIntervalMs: number
  readonly keepAliveTimeoutMs: number
  readonly maxRequestsPerSocket: number
  /** Unanswered requests per connection. Browsers and proxies send one and wait. */
  readonly requestsInFlight: number
  /** Longest time without progress in reading a response. */
  readonly unreadTimeoutMs: number
  /** Unread response bytes of all connections. Above it, stalled connections are closed sooner. */
  readonly unreadBytesMax: number
  readonly maxConnections: number
  readonly bodyLimitBytes: number
  /** Above this event-loop delay new calls get 503. */
  readonly maxEventLoopDelayMs: number
  /** Per address and minute. Generous, because an airport shares one address. */
  readonly callsPerMinute: number
  /** Per address and minute, for calls without a session: captcha, key, login and the like. */
  readonly publicCallsPerMinute: number
  /** Search range of a captcha's proof of work. An address with many failures gets a multiple. */
  readonly captchaNumbers: number
  /** Per address and minute, for everything except calls: pages, files, the registry, unknown addresses. */
  readonly filesPerMinute: number
  /** Live connections admitted, all addresses together. Others retry later at random intervals. */
  readonly handshakesPerSecond: number
  /** Attempts per address. An airport reconnects within seconds after an outage. */
  readonly handshakesPerSecondOfAddress: number
  /** Per address, without a session. Beyond it the address is ignored for the rest of the minute. */
  readonly refusedHandshakesPerMinute: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: UPLOAD_TIMEOUT_MS,
  connectionsCheckingIntervalMs: 5_000,
  keepAliveTimeoutMs: 60_000,
  maxRequestsPerSocket: 1_000,
  requestsInFlight: 5,
  unreadTimeoutMs: 30_000,
  unreadBytesMax: 64 * 1024 * 1024,
  maxConnections: 10_000,
  bodyLimitBytes: BODY_LIMIT_BYTES,
  maxEventLoopDelayMs: 1_000,
  callsPerMinute: 6_000,
  publicCallsPerMinute: 1_200,
  // Some tenths of a second of work in a browser.
  captchaNumbers: 200_000,
  filesPerMinute: 30_000,
  handshakesPerSecond: 500,
  handshakesPerSecondOfAddress: 250,
  refusedHandshakesPerMinute: 1_200,
}

/** Seconds a client should wait after 503 or 429. */
export const RETRY_AFTER_S = 10
/** Maximum nesting of a JSON body (security note T21). */
export const MAX_JSON_DEPTH = 20
/** Maximum array length in a JSON body (security note T21). */
export const MAX_ARRAY_LENGTH = 500
