/**
 * The store cannot answer now: stopped, restarting, full, or a statement took too long. It may recover without any
 * action in this process. The HTTP layer answers 503, never 401 (security note T25).
 */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database is unavailable: ${reason}`, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** PostgreSQL error codes (appendix A of its manual) about the server, not the statement. */
const UNAVAILABLE_CODES = new Set([
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P04', // database_dropped
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '55P03', // lock_not_available
  '3D000', // invalid_catalog_name: the database does not exist (yet)
])

/** Error classes for connection exceptions, insufficient resources and system errors. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '58'])

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // missing unix socket
])

/** Errors that `pg` raises without a code. */
const UNAVAILABLE_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
  /^Client was closed and is not queryable/,
  /^Query read timeout/,
  /^Postgres connection has been discarded/,
  /^Cannot use a pool after calling end/,
]

/** Converts errors of the store. Returns errors of a statement unchanged. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error
  if (!isStoreError(error)) return error
  return new DatabaseUnavailable(error.message, { cause: error })
}

function isStoreError(error: Error): boolean {
  if (error instanceof AggregateError)
    return error.errors.some(one => one instanceof Error && isStoreError(one))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return UNAVAILABLE_MESSAGES.some(pattern => pattern.test(error.message))
  if (NETWORK_CODES.has(code) || UNAVAILABLE_CODES.has(code)) return true
  return code.length === 5 && UNAVAILABLE_CLASSES.has(code.slice(0, 2))
}
