import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/**
 * Prefix of the advisory lock keys held by transactions that deliver messages. The rest of the key is their start time.
 */
const DELIVERY_LOCK = 730_030
/** Bits of the key for milliseconds since 1970. */
const TIME_BITS = 43n

/**
 * Announces until the end of the transaction that it delivers messages dated from now on. Nobody waits for this lock.
 * @param now taken before the messages are dated
 */
export async function announceMessages(db: QueryExecutorProvider, now: Date): Promise<void> {
  const key = (BigInt(DELIVERY_LOCK) << TIME_BITS) | BigInt(now.getTime())
  await sql`select pg_advisory_xact_lock_shared(${String(key)}::bigint)`.execute(db)
}

/**
 * Returns a time up to which all dated messages are committed and visible to a later read. Without it, a message dated
 * earlier but committed later would be marked as read unseen.
 */
export async function committedUntil(db: Kysely<unknown>, now: Date): Promise<Date> {
  const bits = sql.lit(Number(TIME_BITS))
  const { rows } = await sql<{ began: number | null }>`
    select min(key & ((1::bigint << ${bits}) - 1)) as began
      from (select (classid::bigint << 32) | objid::bigint as key from pg_locks
             where locktype = 'advisory' and objsubid = 1
               and database = (select oid from pg_database where datname = current_database())) held
     where key >> ${bits} = ${sql.lit(DELIVERY_LOCK)}`.execute(db)
  const began = rows[0]?.began ?? null
  return began === null ? now : new Date(Math.min(now.getTime(), began - 1))
}
