import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_UNBOUND_MS } from '@apron/contract/limits/session'
import { sql } from 'kysely'

/** What decides whether a session is still open. */
export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** Whether a browser holds the binding cookie of the session. */
  readonly bound: boolean
}

/** The last use is written at most this often, so that not every call costs a write; a session may end earlier by as much. */
export const TOUCH_INTERVAL_MS = 60_000

/** Whether the session still answers at a moment (security note T01). */
export function sessionIsOpen(session: SessionTimes, now: Date): boolean {
  const age = now.getTime() - session.createdAt.getTime()
  const idle = now.getTime() - session.lastUsedAt.getTime()
  return idle < SESSION_IDLE_MS && age < (session.bound ? SESSION_ABSOLUTE_MS : SESSION_UNBOUND_MS)
}

/** The same in SQL for lists and counts, by the store's own time: rows of sessions that are over stay for a day. */
export const SESSION_IS_OPEN = sql<boolean>`(
  last_used_at > now() - make_interval(secs => ${sql.lit(SESSION_IDLE_MS / 1000)})
  and created_at > now() - make_interval(
    secs => case when bind_hash is null then ${sql.lit(SESSION_UNBOUND_MS / 1000)} else ${sql.lit(SESSION_ABSOLUTE_MS / 1000)} end))`

/** Whether a call extends the session: one a person caused, and not within the interval. */
export function extendsSession(session: SessionTimes, background: boolean, now: Date): boolean {
  return !background && now.getTime() - session.lastUsedAt.getTime() >= TOUCH_INTERVAL_MS
}
