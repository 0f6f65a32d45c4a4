/** Minimum length of a new password, characters. */
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 128
/** Minimum score of a new password on the scale from 0 to 4. */
export const PASSWORD_MIN_SCORE = 3
/** Lifetime of a password-change token, used or not (security note T03). */
export const PASSWORD_CHANGE_MS = 5 * 60_000
/** Password changes started per session and minute. */
export const PASSWORD_CHANGES_PER_MINUTE = 20
/** Confirmations started per session and minute. */
export const CONFIRMATIONS_PER_MINUTE = 20
/** Lifetime of the one-time link for the first password. */
export const PERSON_LINK_MS = 7 * 24 * 60 * 60_000
/** Maximum number of people per link sheet. */
export const SHEET_PEOPLE = 300
/** Time for which the password-expiry warning is shown (§9). */
export const PASSWORD_EXPIRY_WARNING_MS = 5_000
