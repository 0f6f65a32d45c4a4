import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { IdempotencyTables } from './idempotency.tables.ts'

/** The `requestId` of a call is unique per person only. */
export interface IdempotencyKey {
  readonly userCode: string
  readonly requestId: string
}

export interface IdempotencyRecord {
  readonly digest: string
  readonly record: string
}

const DAY_MS = 86_400_000

export async function findIdempotencyRecord(
  db: Kysely<unknown>,
  { userCode, requestId }: IdempotencyKey,
): Promise<IdempotencyRecord | null> {
  const row = await db
    .withTables<IdempotencyTables>()
    .selectFrom('done_request')
    .select(['digest', 'record'])
    .where('user_code', '=', userCode)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Records a request in its transaction. Waits for a concurrent one with the same key.
 * @returns false if it was done already
 */
export async function addIdempotencyRecord(
  transaction: QueryExecutorProvider,
  { userCode, requestId, digest, record }: IdempotencyKey & IdempotencyRecord,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into done_request (user_code, request_id, digest, record, done_at)
    values (${userCode}, ${requestId}, ${digest}, ${record}, ${now})
    on conflict do nothing returning request_id`.execute(transaction)
  return rows.length > 0
}

/** Deletes records that no device can repeat: queued saves expire after this many days. */
export async function sweepIdempotencyRecords(
  db: Kysely<unknown>,
  now: Date,
  keepDays: number,
): Promise<void> {
  const cutoff = sql<Date>`${new Date(now.getTime() - (keepDays + 1) * DAY_MS)}::timestamptz`
  await db.withTables<IdempotencyTables>().deleteFrom('done_request').where('done_at', '<', cutoff).execute()
}
