/** A session nobody used for this long is over, unless the deployment says otherwise (security note T01). */
export const SESSION_IDLE_MS = 30 * 60_000
/** The longest for people with guarded rights, whatever the deployment says. */
export const GUARDED_IDLE_MS = 30 * 60_000
/** No session lives longer, used or not (security note T01). */
export const SESSION_ABSOLUTE_MS = 10 * 60 * 60_000
/** A login that did not come from a browser is not bound to a cookie and lives shorter (security note T01). */
export const SESSION_UNBOUND_MS = 60 * 60_000
/** A captcha picture or proof-of-work challenge (security note T04). */
export const CAPTCHA_LIFETIME_MS = 120_000
/** So long a password that was typed in a session, to log in or to confirm, is good for changes with guarded rights (security note T35). */
export const CONFIRMED_FOR_MS = 15 * 60_000
/** How long a password confirmation after the login allows adding a login method. */
export const TYPED_AGAIN_FOR_MS = 2 * 60_000
/** A password that is sent outside a login goes with a challenge of this life, good once. */
export const CHALLENGE_LIFETIME_MS = 120_000
/** The replaced token still answers for requests in flight (security note T13). */
export const ROTATED_TOKEN_GRACE_MS = 10_000
/** The previous login key stays valid after a key change (security note T07). */
export const PREVIOUS_KEY_GRACE_MS = 10 * 60_000
