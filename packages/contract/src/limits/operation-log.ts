/** Entries of one report of operations. */
export const OPERATION_ENTRIES = 20
/** Reports one session may send per minute (security note T25). */
export const OPERATION_REPORTS_PER_MINUTE = 60
/** Operations of one person that are kept of 24 hours. */
export const OPERATIONS_PER_DAY = 5_000
/** Operations are kept this long, days: six months. */
export const OPERATION_LOG_DAYS = 184
/** The security audit is kept this long, days: three years. The migration that makes its table has it written into the store. */
export const AUDIT_DAYS = 1_095
