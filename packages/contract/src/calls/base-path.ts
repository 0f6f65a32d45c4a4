/** All calls of §7 are served below this path, in both variants. */
export const BASE_PATH = '/portal-csn'
/** A second prefix for the same handlers (§7). */
export const SECOND_BASE_PATH = '/system-csn'
/** Value of the `projectCode` header (§1, §9). */
export const PROJECT_CODE = 'AQ'
/** Header of a call made by a timer, value `1`: it does not keep the session alive (security note T01). */
export const BACKGROUND_HEADER = 'x-background'
/** Cookie that holds the token (§7). It never authenticates a call: only the `Authorization` header does. */
export const TOKEN_COOKIE = 'Admin-Token'

/** When an answer was read, ms: it is none of the server's but one that the device has kept. */
export const READ_AT_HEADER = 'X-Read-At'
