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

/** Alarms per person and hour. More would be acknowledged unread. */
export const ALARMS_PER_HOUR = 10
/** Minutes after an alarm or its last reminder before people can be reminded again: they may be on their way. */
export const ALARM_REMIND_MINUTES = 5
/** Characters of an alarm per language: readable at a glance, in gloves. */
export const ALARM_TEXT_LENGTH = 200

/** Maximum number of roles, and of departments, in an audience. */
export const AUDIENCE_GROUPS = 50
