/** Facts about the key that the device holds, before anything is opened with it. */
export interface KeyUse {
  readonly hasToken: boolean
  /** The key is that of the person who is signed in. */
  readonly belongsToUser: boolean
  /** When the session was last used, ms, and whether it has ended since; null if that is unknown. */
  readonly session: { readonly lastUse: number; readonly isOver: boolean } | null
  /** ms */
  readonly now: number
}

/** Largest correction of a clock, ms. A clock that was set back further would let a session rest for longer than it may. */
const LARGEST_CORRECTION_MS = 60_000

/** Returns whether the stores may be opened without asking the server: the person is signed in and was not away for too long. */
export function mayUseKey({ hasToken, belongsToUser, session, now }: KeyUse): boolean {
  if (!hasToken || !belongsToUser || session === null) return false
  return !session.isOver && now >= session.lastUse - LARGEST_CORRECTION_MS
}
