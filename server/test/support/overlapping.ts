import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'

/**
 * Makes the calls while a lock is held that all of them need, releases it once each is waiting, and returns the
 * responses. So they overlap however fast each is, and a call that misses a necessary lock is found. PostgreSQL only.
 * @param hold takes a lock that ends with the transaction: {@link noWrites}, or one of the product
 */
export async function overlapping<Answer>(
  db: Kysely<unknown>,
  hold: (transaction: Kysely<unknown>) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun = await db.transaction().execute(async transaction => {
    await hold(transaction)
    const answers = calls.map(async call => await call())
    await expect.poll(async () => await waiting(db), { timeout: 10_000 }).toBe(calls.length)
    return answers
  })
  return await Promise.all(begun)
}

/**
 * Locks a table against writes, not reads. Calls have read what their decision needs by the time they wait for it,
 * except where a lock of their own delays them.
 */
export const noWrites = (table: string) => async (transaction: Kysely<unknown>) =>
  await sql`lock table ${sql.table(table)} in share mode`.execute(transaction)

/**
 * Counts the transactions of this database that wait for a lock. A row lock shows as a wait for another transaction,
 * which has no database.
 * Must run outside a transaction: within one, PostgreSQL freezes `pg_stat_activity` and does not show newer
 * connections.
 */
async function waiting(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct l.pid)::int as waiting from pg_locks l
      join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`.execute(db)
  return rows[0]?.waiting ?? 0
}
