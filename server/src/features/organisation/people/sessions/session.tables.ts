import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface SessionTable {
  id: string
  /** SHA-256 of the token, which itself is not stored. */
  token_hash: string
  /** Previous token, valid until `previous_until`. */
  previous_token_hash: string | null
  previous_until: Timestamp | null
  user_code: string
  site: string
  /** SHA-256 of the binding cookie; null for a login without a browser. */
  bind_hash: string | null
  created_at: Timestamp
  last_used_at: Timestamp
  /** Idle time limit, as decided at the last use. */
  idle_seconds: number
  /** Last time the password was entered in this session; null if never. */
  confirmed_at: Timestamp | null
}

export type SessionTables = {
  session: SessionTable
  /** People who have signed in as administrators at least once. */
  administrator_seen: { user_code: string; seen_at: Timestamp }
}
