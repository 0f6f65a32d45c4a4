import type { ColumnType } from 'kysely'

export type OperationsTables = {
  /** What people did, for six months. Who it was is from the session; nothing here is a secret (security note T25). */
  operation_log: {
    id: string
    occurred_at: ColumnType<Date, Date, never>
    user_code: string
    site: string
    kind: 'visit' | 'write'
    /** Path of the page, without query. */
    page: string
    /** Method and path of a write, without query; null for a visit. */
    call: string | null
    done: boolean | null
    /** Employee number of whoever it was done for, by a delegated right. */
    for_code: string | null
  }
}
