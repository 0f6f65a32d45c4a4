/** Time for which a permission change waits for a second administrator. */
export const RIGHTS_CHANGE_MS = 7 * 24 * 60 * 60_000
/** Maximum number of waiting changes per person. */
export const MOST_WAITING_CHANGES = 200
