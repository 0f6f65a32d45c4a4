/** A call without a response after this time is a transport failure (§9). */
export const REQUEST_TIMEOUT_MS = 60_000
/** Largest JSON body (security note T21). */
export const BODY_LIMIT_BYTES = 1_048_576
