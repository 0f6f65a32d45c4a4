import { SESSION_ABSOLUTE_MS } from '@apron/contract/limits/session'
import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import type { SessionTables } from '../organisation/people/sessions/session.tables.ts'
import { addHistograms, quantileOf } from './load-times.ts'
import type { UsageCount } from './report-rules.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'

type Tables = SubAppsTables & SessionTables

/** Usage of one version in the last {@link SUB_APP_USAGE_DAYS} days, and its current number of users. */
export interface VersionUsage {
  readonly inUse: number
  readonly loads: number
  readonly medianMs: number | null
  /** 95th percentile of load times. */
  readonly p95Ms: number | null
  readonly failures: { readonly loadFailed: number; readonly crashed: number; readonly error: number }
  readonly lastCause: string | null
  readonly lastSeen: Date | null
}

export const NO_USAGE: VersionUsage = {
  inUse: 0,
  loads: 0,
  medianMs: null,
  p95Ms: null,
  failures: { loadFailed: 0, crashed: 0, error: 0 },
  lastCause: null,
  lastSeen: null,
}

export interface UsageStore {
  /** Adds counts to the day and records which versions the session has loaded. */
  add(counts: readonly UsageCount[], sessionId: string): Promise<void>
  /** By `name version`. */
  read(): Promise<ReadonlyMap<string, VersionUsage>>
  /** Deletes days that are no longer shown. */
  sweep(): Promise<void>
}

const DAY_MS = 86_400_000
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

export function createUsageStore(database: Kysely<unknown>, clock: Clock): UsageStore {
  const db = database.withTables<Tables>()
  const firstDay = () => dayOf(new Date(clock.now().getTime() - (SUB_APP_USAGE_DAYS - 1) * DAY_MS))

  async function addCounts(counts: readonly UsageCount[], now: Date): Promise<void> {
    await db
      .insertInto('sub_app_usage')
      .values(
        counts.map(count => ({
          name: count.app,
          version: count.version,
          day: dayOf(now),
          loads: count.loads,
          load_times: [...count.loadTimes],
          load_failed: count.loadFailed,
          crashed: count.crashed,
          errors: count.errors,
          last_cause: count.lastCause,
          last_seen: now,
        })),
      )
      .onConflict(conflict =>
        conflict.columns(['name', 'version', 'day']).doUpdateSet({
          loads: sql`sub_app_usage.loads + excluded.loads`,
          load_times: sql`array(
            select coalesce(old, 0) + coalesce(new, 0)
              from unnest(sub_app_usage.load_times, excluded.load_times) with ordinality as t (old, new, place)
             order by place)`,
          load_failed: sql`sub_app_usage.load_failed + excluded.load_failed`,
          crashed: sql`sub_app_usage.crashed + excluded.crashed`,
          errors: sql`sub_app_usage.errors + excluded.errors`,
          last_cause: sql`coalesce(excluded.last_cause, sub_app_usage.last_cause)`,
          last_seen: now,
        }),
      )
      .execute()
  }

  async function recordLoaded(loaded: readonly UsageCount[], sessionId: string, now: Date): Promise<void> {
    // Locks the session, so that a concurrent logout either deletes these rows or prevents them.
    await sql`
      insert into sub_app_session (session_id, name, version, last_seen)
      select s.id, v.name, v.version, ${now}
        from (select id from session where id = ${sessionId} for key share) s
       cross join unnest(${loaded.map(count => count.app)}::text[], ${loaded.map(count => count.version)}::text[])
          as v (name, version)
      on conflict (session_id, name, version) do update set last_seen = excluded.last_seen`.execute(db)
  }

  async function readInUse(): Promise<ReadonlyMap<string, number>> {
    const now = clock.now().getTime()
    const rows = await db
      .selectFrom('sub_app_session as u')
      .innerJoin('session as s', 's.id', 'u.session_id')
      .where(
        's.last_used_at',
        '>',
        sql<Date>`${new Date(now)}::timestamptz - make_interval(secs => s.idle_seconds)`,
      )
      .where('s.created_at', '>', new Date(now - SESSION_ABSOLUTE_MS))
      .groupBy(['u.name', 'u.version'])
      .select(['u.name', 'u.version', row => row.fn.countAll<number>().as('sessions')])
      .execute()
    return new Map(rows.map(row => [`${row.name} ${row.version}`, row.sessions]))
  }

  return {
    async add(counts, sessionId) {
      if (counts.length === 0) return
      const now = clock.now()
      await addCounts(counts, now)
      const loaded = counts.filter(count => count.loads > 0)
      if (loaded.length > 0) await recordLoaded(loaded, sessionId, now)
    },

    async read() {
      const inUse = await readInUse()
      const days = await db
        .selectFrom('sub_app_usage')
        .selectAll()
        .where('day', '>=', firstDay())
        .orderBy('day')
        .execute()
      const byVersion = Map.groupBy(days, day => `${day.name} ${day.version}`)
      const keys = new Set([...inUse.keys(), ...byVersion.keys()])
      return new Map(
        [...keys].map(key => [key, { ...summary(byVersion.get(key) ?? []), inUse: inUse.get(key) ?? 0 }]),
      )
    },

    async sweep() {
      await db.deleteFrom('sub_app_usage').where('day', '<', firstDay()).execute()
    },
  }
}

type Day = Pick<
  SubAppsTables['sub_app_usage'],
  'loads' | 'load_times' | 'load_failed' | 'crashed' | 'errors' | 'last_cause'
> & { readonly last_seen: Date }

/** @param days of one version, earliest first */
function summary(days: readonly Day[]): Omit<VersionUsage, 'inUse'> {
  const times = days.reduce<number[]>((all, day) => addHistograms(all, day.load_times), [])
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    loads: sum(day => day.loads),
    medianMs: quantileOf(times, 0.5),
    p95Ms: quantileOf(times, 0.95),
    failures: {
      loadFailed: sum(day => day.load_failed),
      crashed: sum(day => day.crashed),
      error: sum(day => day.errors),
    },
    lastCause: days.findLast(day => day.last_cause !== null)?.last_cause ?? null,
    lastSeen: days.at(-1)?.last_seen ?? null,
  }
}
