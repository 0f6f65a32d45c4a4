import type { ColumnType } from 'kysely'

export type PasswordTables = {
  password_change: {
    session_id: string
    token_hash: string
    /** What a wrong current password is counted with. */
    failure_scope: string
    expires_at: ColumnType<Date, Date, Date>
  }
}
