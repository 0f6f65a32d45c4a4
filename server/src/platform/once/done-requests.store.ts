import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { DoneRequestsTables } from './done-requests.tables.ts'

/** A person's request with its idempotency key. */
export interface NamedRequest {
  readonly userCode: string
  readonly requestId: string
}

export interface DoneRequest {
  readonly digest: string
  readonly record: string
}

const DAY_MS = 86_400_000

export async function findDoneRequest(
  db: Kysely<unknown>,
  { userCode, requestId }: NamedRequest,
): Promise<DoneRequest | null> {
  const row = await db
    .withTables<DoneRequestsTables>()
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
export async function addDoneRequest(
  transaction: QueryExecutorProvider,
  { userCode, requestId, digest, record }: NamedRequest & DoneRequest,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into done_request (user_code, request_id, digest, record, done_at)
    values (${userCode}, ${requestId}, ${digest}, ${record}, ${now})
    on conflict do nothing returning request_id`.execute(transaction)
  return rows.length > 0
}

/** Deletes records that no device can repeat: queued saves expire after this many days. */
export async function sweepDoneRequests(db: Kysely<unknown>, now: Date, keepDays: number): Promise<void> {
  const over = sql<Date>`${new Date(now.getTime() - (keepDays + 1) * DAY_MS)}::timestamptz`
  await db.withTables<DoneRequestsTables>().deleteFrom('done_request').where('done_at', '<', over).execute()
}
