import type { ColumnType } from 'kysely'

export type IdempotencyTables = {
  /** Completed saves, to recognise repeated ones. */
  done_request: {
    user_code: string
    /** Idempotency key chosen by the browser. */
    request_id: string
    /** Hash of call, site and input. */
    digest: string
    /** Id of the saved record. */
    record: string
    done_at: ColumnType<Date, Date, never>
  }
}
