import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type SubAppsTables = {
  sub_application: {
    name: string
    active_version: string
    enabled: boolean
    /** Whether a person chose the version: a later build does not replace it then. */
    pinned: Generated<boolean>
    /** Who made the version active: a user code, `terminal:<name>`, or `server` when it was found at start. */
    changed_by: string
    changed_at: Timestamp
    /** Who enabled or disabled it last. */
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
  /** Which open sessions have loaded a version. Rows end with their session. */
  sub_app_session: { session_id: string; name: string; version: string; last_seen: Timestamp }
}
