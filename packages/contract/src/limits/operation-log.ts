/** Entries of one report of operations. */
export const OPERATION_ENTRIES = 20
/** Reports per session and minute (security note T25). */
export const OPERATION_REPORTS_PER_MINUTE = 60
/** Logged operations per person within 24 hours. */
export const OPERATIONS_PER_DAY = 5_000
/** Retention of operations, days: six months. */
export const OPERATION_LOG_DAYS = 184
/** Retention of the security audit, days: three years. The migration that creates its table enforces it in the database. */
export const AUDIT_DAYS = 1_095
