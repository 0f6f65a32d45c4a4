import type { Kysely } from 'kysely'

/** Runs work in the transaction it is given, or in one of its own: a caller that has more to store with it opens one first. */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work)
}
