import { OPERATION_LOG_DAYS, OPERATIONS_PER_DAY } from '@apron/contract/limits/operation-log'
import type { Insertable, Kysely } from 'kysely'
import type { OperationLogTables } from './operation-log.tables.ts'

const DAY_MS = 86_400_000

export async function addOperations(
  db: Kysely<unknown>,
  rows: readonly Insertable<OperationLogTables['operation_log']>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .withTables<OperationLogTables>()
    .insertInto('operation_log')
    .values([...rows])
    .execute()
}

/** Returns true if the person has reached the log's limit for 24 hours. */
export async function isLogFull(db: Kysely<unknown>, userCode: string, now: Date): Promise<boolean> {
  const last = await db
    .withTables<OperationLogTables>()
    .selectFrom('operation_log')
    .select('id')
    .where('user_code', '=', userCode)
    .where('occurred_at', '>', new Date(now.getTime() - DAY_MS))
    .offset(OPERATIONS_PER_DAY - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** Deletes entries older than {@link OPERATION_LOG_DAYS}. */
export async function sweepOperations(db: Kysely<unknown>, now: Date): Promise<void> {
  await db
    .withTables<OperationLogTables>()
    .deleteFrom('operation_log')
    .where('occurred_at', '<', new Date(now.getTime() - OPERATION_LOG_DAYS * DAY_MS))
    .execute()
}
