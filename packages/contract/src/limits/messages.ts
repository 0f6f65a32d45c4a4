/** Message lists (§9). */
export const MESSAGE_PAGE_SIZE = 10
export const MESSAGE_PAGE_SIZES = [10, 20, 30, 40] as const
/** So many messages of a type are in the popover (§9). */
export const NEWS_LATEST = 5
/** A badge never shows more than this (§9). */
export const BADGE_MAX = 99
/** Ids that one call marks; whoever means more sends the filter (security note T21). */
export const MESSAGE_IDS_MAX = 500
/** Messages that wait for an acknowledgement and are shown at once; the rest follows when these are done. */
export const UNACKNOWLEDGED_MAX = 20
/** Longest text of a message, characters. */
export const MESSAGE_TEXT_MAX = 500
/** Largest `customContent`, bytes of JSON (security note T09). */
export const CUSTOM_CONTENT_MAX_BYTES = 65_536
