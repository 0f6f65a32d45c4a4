import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes the open loans by borrower, to find overdue ones quickly. */
export const openLoans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index tools_loan_open on tools_loan (borrower, due_time)
      where status <> 'CLOSED' and del_flag = 0`.execute(db)
  },
}
