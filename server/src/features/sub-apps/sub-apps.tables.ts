import type { ColumnType } from 'kysely'

export type SubAppsTables = {
  sub_application: {
    name: string
    active_version: string
    enabled: boolean
    /** Who made it active: a user code, or `server` when it was found at start. */
    changed_by: string
    changed_at: ColumnType<Date, Date, Date>
  }
}
