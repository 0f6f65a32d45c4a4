/**
 * Time for which expired sessions, codes and links stay stored, so that a clock that is wrong for some hours removes
 * nothing.
 */
export const REMOVED_AFTER_MS = 24 * 60 * 60_000
