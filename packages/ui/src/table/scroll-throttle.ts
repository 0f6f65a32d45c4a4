/** Interval at which the pinned scrollbar and its table follow each other, ms (§9, TBL-04). */
export const TABLE_SCROLL_THROTTLE_MS = 16.7
