/** Base path of all calls of §7, in both variants. */
export const BASE_PATH = '/portal-csn'
/** Second prefix of the same handlers (§7). */
export const SECOND_BASE_PATH = '/system-csn'
/** Value of the `projectCode` header (§1, §9). */
export const PROJECT_CODE = 'AQ'
/** Header of calls made by a timer, value `1`. They do not extend the session (security note T01). */
export const BACKGROUND_HEADER = 'x-background'
/** Cookie with the token (§7). It never authenticates a call; only the `Authorization` header does. */
export const TOKEN_COOKIE = 'Admin-Token'

/** Header with the time, in ms, at which a response was read that the device has cached. */
export const READ_AT_HEADER = 'X-Read-At'
