/** Digits of a code sent to a phone (security note T06). */
export const CODE_LENGTH = 6
/** Lifetime of a sent code (security note T06). */
export const CODE_LIFETIME_MS = 5 * 60_000
/** Tries per code, right or wrong (security note T06). */
export const CODE_ATTEMPTS = 5
/** Tries per code for a new password, which needs no other password (security note T04). */
export const PASSWORD_CODE_ATTEMPTS = 3
/** Minimum interval between codes to the same person (security note T06). */
export const CODE_INTERVAL_MS = 60_000
/** Codes per person within 24 hours requested from one device, or from all unknown devices of an address (security note T06). */
export const CODES_PER_DAY = 5
/**
 * Codes per person within 24 hours requested from unknown devices of all addresses. Limits how often strangers can make
 * a phone ring.
 */
export const CODES_PER_DAY_ANYWHERE = 30
