/** Digits of a code sent to a phone (security note T06). */
export const CODE_LENGTH = 6
/** How long a sent code counts (security note T06). */
export const CODE_LIFETIME_MS = 5 * 60_000
/** How often one code may be tried, right or wrong (security note T06). */
export const CODE_TRIES = 5
/** The next code to the same person is sent no earlier than this (security note T06). */
export const CODE_INTERVAL_MS = 60_000
/** Codes a person is sent within 24 hours (security note T06). */
export const CODES_PER_DAY = 5
