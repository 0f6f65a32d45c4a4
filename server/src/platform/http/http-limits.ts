import { UPLOAD_TIMEOUT_MS } from '@apron/contract/limits/files'
import { BODY_LIMIT_BYTES } from '@apron/contract/limits/http'

/** What the server bears from one connection and one address (security note T23). */
export interface HttpLimits {
  /** All request headers must have arrived by then. */
  readonly headersTimeoutMs: number
  /** The whole request must have arrived by then; else HTTP 408. */
  readonly requestTimeoutMs: number
  /** The same for uploads. */
  readonly uploadTimeoutMs: number
  /** How often slow connections are looked for. */
  readonly connectionsCheckingIntervalMs: number
  readonly keepAliveTimeoutMs: number
  readonly maxRequestsPerSocket: number
  /** Requests of one connection without an answer. Browsers and proxies send one and wait. */
  readonly requestsInFlight: number
  /** Longest time in which nothing of an answer is read. */
  readonly unreadTimeoutMs: number
  /** Answers that nobody has read yet, of all connections together; above it those that stand still are cut sooner. */
  readonly unreadBytesMax: number
  readonly maxConnections: number
  readonly bodyLimitBytes: number
  /** Above this delay of the event loop new calls are answered 503. */
  readonly maxEventLoopDelayMs: number
  /** Per address and minute. Generous: an airport shares one address. */
  readonly callsPerMinute: number
  /** Per address and minute, for calls that need no session: captcha, key, login and the like. */
  readonly publicCallsPerMinute: number
  /** Numbers among which a browser looks for the answer of a captcha; an address with many failures gets several times as many. */
  readonly captchaNumbers: number
  /** Per address and minute, for everything that is no call: pages, files, the registry, addresses that do not exist. */
  readonly filesPerMinute: number
  /** Live connections admitted, of all addresses together: more come back later, spread over their own retries. */
  readonly handshakesPerSecond: number
  /** Tries of one address: an airport whose line was away comes back within seconds. */
  readonly handshakesPerSecondOfAddress: number
  /** Of one address, without a session; after that it is not listened to for the rest of the minute. */
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

/** Seconds a client should wait after an answer of 503 or 429. */
export const RETRY_AFTER_S = 10
/** Nesting of a JSON body (security note T21). */
export const MAX_JSON_DEPTH = 20
/** Entries of any array in a JSON body (security note T21). */
export const MAX_ARRAY_LENGTH = 500
