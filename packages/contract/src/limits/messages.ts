/** Message lists (§9). */
export const MESSAGE_PAGE_SIZE = 10
export const MESSAGE_PAGE_SIZES = [10, 20, 30, 40] as const
/** Messages per type in the popover (§9). */
export const NEWS_LATEST = 5
/** Largest number shown in a badge (§9). */
export const BADGE_MAX = 99
/** Maximum number of ids in a call. For more, clients send the filter (security note T21). */
export const MESSAGE_IDS_MAX = 500
/** Unacknowledged messages shown at once. The rest follows later. */
export const UNACKNOWLEDGED_MAX = 20
/** Longest text of a message, characters. */
export const MESSAGE_TEXT_MAX = 500
/** Largest `customContent`, bytes of JSON (security note T09). */
export const CUSTOM_CONTENT_MAX_BYTES = 65_536
