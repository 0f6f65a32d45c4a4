import type { ColumnType } from 'kysely'

export type DoneRequestsTables = {
  /** Saves that were done, so that one that arrives again is recognised. */
  done_request: {
    user_code: string
    /** Chosen by the browser. */
    request_id: string
    /** Of call, site and what was sent. */
    digest: string
    /** Id of what was saved. */
    record: string
    done_at: ColumnType<Date, Date, never>
  }
}
