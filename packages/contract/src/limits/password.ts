/** Shortest password somebody may choose, characters. */
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 128
/** What a password must reach on the scale from 0 to 4. */
export const PASSWORD_MIN_SCORE = 3
/** A token that changes a password, used or not, is worth nothing after this (security note T03). */
export const PASSWORD_CHANGE_MS = 5 * 60_000
/** Password changes one session may begin per minute. */
export const PASSWORD_CHANGES_PER_MINUTE = 20
/** Confirmations one session may begin per minute. */
export const CONFIRMATIONS_PER_MINUTE = 20
/** How long the one-time link counts by which a person sets the first password. */
export const PERSON_LINK_MS = 7 * 24 * 60 * 60_000
/** People whose links are printed at once. */
export const SHEET_PEOPLE = 300
