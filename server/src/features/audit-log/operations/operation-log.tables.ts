import type { ColumnType } from 'kysely'

export type OperationLogTables = {
  /**
   * Acts of people, kept for six months. The person comes from the session. Contains no secrets (security note T25).
   */
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
    /** Person it was done for under a delegated permission. */
    for_code: string | null
  }
}
