/** How long a change of rights waits for a second administrator. */
export const RIGHTS_CHANGE_MS = 7 * 24 * 60 * 60_000
/** Changes of one person that may wait at once. */
export const MOST_WAITING_CHANGES = 200
