/** Searches for people that one person may make per minute (security note T05). */
export const USER_SEARCHES_PER_MINUTE = 60
