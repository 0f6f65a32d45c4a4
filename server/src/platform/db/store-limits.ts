/** Longest time one statement may run, milliseconds. Beyond it the embedded engine is restarted (security note T23). */
export const STATEMENT_TIME_LIMIT_MS = 30_000

/** Longest wait for a free connection, milliseconds; then the store counts as unavailable. */
export const CONNECTION_WAIT_MS = 10_000

/** Connections of one server process to PostgreSQL. */
export const POSTGRES_POOL_SIZE = 10

/** A transaction that does nothing for this long is ended by PostgreSQL, milliseconds. */
export const IDLE_TRANSACTION_LIMIT_MS = 60_000

/** Free space below which an embedded store is not opened, bytes: one log segment of 16 MB must always fit. */
export const FREE_SPACE_TO_OPEN_BYTES = 32 * 1024 * 1024

/** Free space needed to make a new embedded store, bytes: the empty store takes 39 MB. */
export const FREE_SPACE_TO_CREATE_BYTES = 96 * 1024 * 1024

/** Waits between attempts to start the embedded engine again, milliseconds; the last one repeats. */
export const RESTART_WAITS_MS = [0, 250, 1_000, 4_000, 15_000] as const
