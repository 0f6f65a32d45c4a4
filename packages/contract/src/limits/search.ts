/** Characters that somebody must have typed before records are looked for, and the most that are. */
export const RECORD_SEARCH_TEXT = { min: 2, max: 100 } as const
/** How many records of one kind are answered. */
export const RECORDS_PER_KIND = 8
