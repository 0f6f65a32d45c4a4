/** A call that has not answered by then is a transport failure (§9). */
export const REQUEST_TIMEOUT_MS = 60_000
/** How long the password-expiry warning stays on the page (§9). */
export const PASSWORD_EXPIRY_WARNING_MS = 5_000
/** Largest JSON body the server reads (security note T21). */
export const BODY_LIMIT_BYTES = 1_048_576
