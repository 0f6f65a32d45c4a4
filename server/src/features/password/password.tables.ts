import type { ColumnType } from 'kysely'

export type PasswordTables = {
  password_change: {
    session_id: string
    token_hash: string
    /** Hash of the session's next token. Null if a node of the previous version started the change. */
    next_token_hash: string | null
    /** Scope under which a wrong current password is counted. */
    failure_scope: string
    expires_at: ColumnType<Date, Date, Date>
  }
}
