import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds the non-routines of a card. Every opened card asks for them. */
export const nonRoutinesOfCard: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index work_card_non_routine_card on work_card_non_routine (source_card)`.execute(db)
  },
}
