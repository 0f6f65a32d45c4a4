import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** Front part of the keys of the locks that transactions hold which are putting messages into boxes; the rest is when they began. */
const UNDER_WAY = 730_030
/** Bits of a key for milliseconds since 1970. */
const TIME_BITS = 43n

/**
 * Says until the end of the transaction that it brings messages dated from now on. Nobody waits for this lock.
 * @param now taken before; the messages are dated afterwards
 */
export async function announceMessages(db: QueryExecutorProvider, now: Date): Promise<void> {
  const key = (BigInt(UNDER_WAY) << TIME_BITS) | BigInt(now.getTime())
  await sql`select pg_advisory_xact_lock_shared(${String(key)}::bigint)`.execute(db)
}

/**
 * The moment of which a list can speak that is read after this: all messages dated until then are there. Without it, one that is
 * dated before but whose transaction ends later would be marked as read with what was seen.
 */
export async function settledMoment(db: Kysely<unknown>, now: Date): Promise<Date> {
  const bits = sql.lit(Number(TIME_BITS))
  const { rows } = await sql<{ began: number | null }>`
    select min(key & ((1::bigint << ${bits}) - 1)) as began
      from (select (classid::bigint << 32) | objid::bigint as key from pg_locks
             where locktype = 'advisory' and objsubid = 1
               and database = (select oid from pg_database where datname = current_database())) held
     where key >> ${bits} = ${sql.lit(UNDER_WAY)}`.execute(db)
  const began = rows[0]?.began ?? null
  return began === null ? now : new Date(Math.min(now.getTime(), began - 1))
}
