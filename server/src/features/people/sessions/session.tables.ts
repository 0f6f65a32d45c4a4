import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface SessionTable {
  id: string
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: string
  /** The token before the last change, still good until `previous_until`. */
  previous_token_hash: string | null
  previous_until: Timestamp | null
  user_code: string
  site: string
  /** SHA-256 of the binding cookie; null for a login that no browser made. */
  bind_hash: string | null
  created_at: Timestamp
  last_used_at: Timestamp
  /** How long it may be unused, as it was decided at the last use. */
  idle_seconds: number
  /** When the password was last typed in it; null while it never was. */
  confirmed_at: Timestamp | null
}

export type SessionTables = {
  session: SessionTable
  /** Who signed in as an administrator at least once. */
  administrator_seen: { user_code: string; seen_at: Timestamp }
}
