/** Searches for people per person and minute (security note T05). */
export const USER_SEARCHES_PER_MINUTE = 60
