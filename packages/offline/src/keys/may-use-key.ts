/** Facts that decide whether the key on the device may be used. */
export interface KeyUse {
  readonly hasToken: boolean
  /** True if the key belongs to the signed-in user. */
  readonly belongsToUser: boolean
  /** Last use of the session, ms, and whether it has ended since. Null if unknown. */
  readonly session: { readonly lastUse: number; readonly isOver: boolean } | null
  /** Current time, ms. */
  readonly now: number
}

/** Largest accepted clock correction, ms. Setting the clock back further would extend the idle time of a session. */
const LARGEST_CORRECTION_MS = 60_000

/** Returns whether the stores may be opened without the server: the user must be signed in, and the session must not have ended. */
export function mayUseKey({ hasToken, belongsToUser, session, now }: KeyUse): boolean {
  if (!hasToken || !belongsToUser || session === null) return false
  return !session.isOver && now >= session.lastUse - LARGEST_CORRECTION_MS
}
