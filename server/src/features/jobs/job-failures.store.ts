import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import { nextAttemptAt } from './job-rules.ts'
import type { JobsTables } from './jobs.tables.ts'

/** Records that a job failed and when it is retried. Does nothing if another node has run it since. */
export async function recordFailure(
  { db, clock }: { readonly db: Kysely<unknown>; readonly clock: Clock },
  name: string,
  error: unknown,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async transaction => {
    const tables = transaction.withTables<JobsTables>()
    const due = await tables
      .selectFrom('job')
      .select('failures')
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (due === undefined) return
    const failures = due.failures + 1
    await tables
      .updateTable('job')
      .set({ failures, try_at: nextAttemptAt(failures, now), problem: String(error).slice(0, 500) })
      .where('name', '=', name)
      .execute()
  })
}

/** Returns for each of these jobs whether its last run failed, on any node. */
export async function failingJobs(
  db: Kysely<unknown>,
  names: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .withTables<JobsTables>()
    .selectFrom('job')
    .select(['name', sql<boolean>`failures > 0`.as('failing')])
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  return new Map(rows.map(({ name, failing }) => [name, failing]))
}
