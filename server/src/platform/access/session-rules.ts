import { GUARDED_IDLE_MS, SESSION_ABSOLUTE_MS, SESSION_UNBOUND_MS } from '@apron/contract/limits/session'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-rights'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { sql } from 'kysely'

/** What decides whether a session is still open. */
export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** Whether a browser holds the binding cookie of the session. */
  readonly bound: boolean
}

/** Limits that hold for every session. */
export interface SessionSettings {
  /** How long one may be unused, by the setting of the deployment. */
  readonly idleMs: number
  /** Every guarded right: whoever holds one has a shorter limit. */
  readonly guarded: ReadonlySet<string>
}

/** The last use is written at most this often, so that not every call costs a write; a session may end earlier by as much. */
export const TOUCH_INTERVAL_MS = 60_000

/**
 * Returns how long a session of this person may be unused, by the setting of the deployment and the rights they have now.
 * @param guarded every guarded right
 */
export function idleLimitOf(
  settingMs: number,
  { roles, resources }: Pick<CallingPerson, 'roles' | 'resources'>,
  guarded: ReadonlySet<string>,
): number {
  const isGuarded = roles.includes(ADMINISTRATOR_ROLE) || !guarded.isDisjointFrom(resources)
  return isGuarded ? Math.min(settingMs, GUARDED_IDLE_MS) : settingMs
}

/** When the session is over however much it is used. */
export function lastMomentOf({ createdAt, bound }: Pick<SessionTimes, 'createdAt' | 'bound'>): Date {
  return new Date(createdAt.getTime() + (bound ? SESSION_ABSOLUTE_MS : SESSION_UNBOUND_MS))
}

/** Whether the session still answers at a moment (security note T01). */
export function sessionIsOpen(session: SessionTimes, idleMs: number, now: Date): boolean {
  const idle = now.getTime() - session.lastUsedAt.getTime()
  return idle < idleMs && now.getTime() < lastMomentOf(session).getTime()
}

/**
 * The same in SQL for lists and counts, by the store's own time and the limit that counted at the last use: rows of sessions that are over
 * stay for a day.
 */
export const SESSION_IS_OPEN = sql<boolean>`(
  last_used_at > now() - make_interval(secs => idle_seconds)
  and created_at > now() - make_interval(
    secs => case when bind_hash is null then ${sql.lit(SESSION_UNBOUND_MS / 1000)} else ${sql.lit(SESSION_ABSOLUTE_MS / 1000)} end))`

/** Whether a call extends the session: one a person caused, and not within the interval. */
export function extendsSession(session: SessionTimes, background: boolean, now: Date): boolean {
  return !background && now.getTime() - session.lastUsedAt.getTime() >= TOUCH_INTERVAL_MS
}
