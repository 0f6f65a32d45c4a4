import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes the cards of a site, to list them newest first and count them by state and skill without reading their steps.
 */
export const cardList: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index work_card_card_list on work_card_card
      (site_code, create_time desc nulls last, id, status, skill) where del_flag = 0`.execute(db)
  },
}
