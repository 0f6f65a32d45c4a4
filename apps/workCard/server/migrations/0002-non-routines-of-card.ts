import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes non-routines by card, because every opened card queries them. */
export const nonRoutinesOfCard: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index work_card_non_routine_card on work_card_non_routine (source_card)`.execute(db)
  },
}
