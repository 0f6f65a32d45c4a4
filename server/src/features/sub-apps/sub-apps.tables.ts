import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type SubAppsTables = {
  sub_application: {
    name: string
    active_version: string
    enabled: boolean
    /** True if a person chose the version. Later builds do not replace it. */
    pinned: Generated<boolean>
    /** Person who activated the version: a user code, `terminal:<name>`, or `server` if found at start. */
    changed_by: string
    changed_at: Timestamp
    /** Last person to enable or disable it. */
    switched_by: Generated<string | null>
    switched_at: ColumnType<Date | null, Date | undefined, Date>
  }
  /** One row per version and day (UTC). */
  sub_app_usage: {
    name: string
    version: string
    /** yyyy-MM-dd */
    day: string
    loads: number
    /** Histogram of load times, see `load-times.ts`. */
    load_times: number[]
    load_failed: number
    crashed: number
    errors: number
    last_cause: string | null
    last_seen: Timestamp
  }
  /** Versions loaded by open sessions. Rows are deleted with their session. */
  sub_app_session: { session_id: string; name: string; version: string; last_seen: Timestamp }
}
