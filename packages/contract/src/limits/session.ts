/** Default idle limit of a session (security note T01). */
export const SESSION_IDLE_MS = 30 * 60_000
/** Longest idle limit for people with guarded permissions, whatever the deployment sets. */
export const GUARDED_IDLE_MS = 30 * 60_000
/** Absolute lifetime of a session (security note T01). */
export const SESSION_ABSOLUTE_MS = 10 * 60 * 60_000
/** Lifetime of a login without a browser, which is not bound to a cookie (security note T01). */
export const SESSION_UNBOUND_MS = 60 * 60_000
/** Lifetime of a captcha picture or proof-of-work challenge (security note T04). */
export const CAPTCHA_LIFETIME_MS = 120_000
/**
 * Time for which a password entered in a session, to log in or to confirm, covers changes with guarded permissions
 * (security note T35).
 */
export const CONFIRMED_FOR_MS = 15 * 60_000
/** Time for which a password confirmation after the login allows adding a login method. */
export const TYPED_AGAIN_FOR_MS = 2 * 60_000
/** Lifetime of the single-use challenge for a password sent outside a login. */
export const CHALLENGE_LIFETIME_MS = 120_000
/** Time for which a replaced token is valid for requests in flight (security note T13). */
export const ROTATED_TOKEN_GRACE_MS = 10_000
/** Time for which the previous login key is valid after a key change (security note T07). */
export const PREVIOUS_KEY_GRACE_MS = 10 * 60_000
