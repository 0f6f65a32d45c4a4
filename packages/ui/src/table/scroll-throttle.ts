/** The pinned scrollbar and its table follow each other at most this often, ms (§9, TBL-04). */
export const TABLE_SCROLL_THROTTLE_MS = 16.7
