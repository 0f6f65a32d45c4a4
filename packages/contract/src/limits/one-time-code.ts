/** Digits of a code sent to a phone (security note T06). */
export const CODE_LENGTH = 6
/** How long a sent code counts (security note T06). */
export const CODE_LIFETIME_MS = 5 * 60_000
/** How often one code may be tried, right or wrong (security note T06). */
export const CODE_TRIES = 5
/** The same for a code that buys a new password: it needs no password beside it (security note T04). */
export const PASSWORD_CODE_TRIES = 3
/** The next code to the same person is sent no earlier than this (security note T06). */
export const CODE_INTERVAL_MS = 60_000
/** Codes a person is sent within 24 hours at the wish of one device, or of all unknown devices of one address (security note T06). */
export const CODES_PER_DAY = 5
/** The same at the wish of unknown devices of all addresses together: what strangers can make a phone ring. */
export const CODES_PER_DAY_ANYWHERE = 30
