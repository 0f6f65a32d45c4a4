import type { ColumnType } from 'kysely'

export type PasswordTables = {
  password_change: {
    session_id: string
    token_hash: string
    /** Of the token that the session goes on with; null where a node of the version before began the change. */
    next_token_hash: string | null
    /** What a wrong current password is counted with. */
    failure_scope: string
    expires_at: ColumnType<Date, Date, Date>
  }
}
