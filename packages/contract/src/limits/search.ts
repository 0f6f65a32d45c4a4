/** Minimum and maximum length of a record search. */
export const RECORD_SEARCH_TEXT = { min: 2, max: 100 } as const
/** Maximum number of records per kind in a search result. */
export const RECORDS_PER_KIND = 8

/** Searches for people per person and minute (security note T05). */
export const USER_SEARCHES_PER_MINUTE = 60
