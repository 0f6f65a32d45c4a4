/** Time limit of one statement, milliseconds. Beyond it the embedded engine is restarted (security note T23). */
export const STATEMENT_TIME_LIMIT_MS = 30_000

/** Longest wait for a free connection, milliseconds. Then the store counts as unavailable. */
export const CONNECTION_WAIT_MS = 10_000

/** Connections of one server process to PostgreSQL. */
export const POSTGRES_POOL_SIZE = 10

/** PostgreSQL ends a transaction that is idle for this long, milliseconds. */
export const IDLE_TRANSACTION_LIMIT_MS = 60_000

/** Minimum free space for opening an embedded store, bytes: one log segment of 16 MB must always fit. */
export const FREE_SPACE_TO_OPEN_BYTES = 32 * 1024 * 1024

/** Minimum free space for creating an embedded store, bytes: an empty one takes 39 MB. */
export const FREE_SPACE_TO_CREATE_BYTES = 96 * 1024 * 1024

/** Delays before restarts of the embedded engine, milliseconds. The last one repeats. */
export const RESTART_WAITS_MS = [0, 250, 1_000, 4_000, 15_000] as const
