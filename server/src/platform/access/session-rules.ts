import { GUARDED_IDLE_MS, SESSION_ABSOLUTE_MS, SESSION_UNBOUND_MS } from '@apron/contract/limits/session'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import { sql } from 'kysely'

/** Times that decide whether a session is open. */
export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** True if a browser holds the binding cookie of the session. */
  readonly bound: boolean
}

/** Limits that apply to every session. */
export interface SessionSettings {
  /** Idle limit, from the setting of the deployment. */
  readonly idleMs: number
  /** Guarded permissions. Their holders have a shorter limit. */
  readonly guarded: ReadonlySet<string>
}

/**
 * The last use is written at most this often, so that not every call costs a write. A session may end earlier by this
 * much.
 */
export const TOUCH_INTERVAL_MS = 60_000

/**
 * Returns the idle limit of a person's session, from the deployment's setting and their current permissions.
 * @param guarded all guarded permissions
 */
export function idleLimitOf(
  settingMs: number,
  { roles, resources }: Pick<CallingPerson, 'roles' | 'resources'>,
  guarded: ReadonlySet<string>,
): number {
  const isGuarded = roles.includes(ADMINISTRATOR_ROLE) || !guarded.isDisjointFrom(resources)
  return isGuarded ? Math.min(settingMs, GUARDED_IDLE_MS) : settingMs
}

/** Returns the absolute end of a session, regardless of use. */
export function lastMomentOf({ createdAt, bound }: Pick<SessionTimes, 'createdAt' | 'bound'>): Date {
  return new Date(createdAt.getTime() + (bound ? SESSION_ABSOLUTE_MS : SESSION_UNBOUND_MS))
}

/** Returns true if the session is open at this time (security note T01). */
export function sessionIsOpen(session: SessionTimes, idleMs: number, now: Date): boolean {
  const idle = now.getTime() - session.lastUsedAt.getTime()
  return idle < idleMs && now.getTime() < lastMomentOf(session).getTime()
}

/**
 * The same in SQL for lists and counts, with database time and the limit of the last use. Rows of ended sessions remain
 * for a day.
 */
export const SESSION_IS_OPEN = sql<boolean>`(
  last_used_at > now() - make_interval(secs => idle_seconds)
  and created_at > now() - make_interval(
    secs => case when bind_hash is null then ${sql.lit(SESSION_UNBOUND_MS / 1000)} else ${sql.lit(SESSION_ABSOLUTE_MS / 1000)} end))`

/** Returns true if a call extends the session: caused by a person, and outside the interval. */
export function extendsSession(session: SessionTimes, background: boolean, now: Date): boolean {
  return !background && now.getTime() - session.lastUsedAt.getTime() >= TOUCH_INTERVAL_MS
}
