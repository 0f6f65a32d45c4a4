import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Records who last saved the result of an item and when, and adds a table of results before and after each save. */
export const resultChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table safety_quality_item_result add column saved_by text, add column saved_at timestamptz`.execute(
      db,
    )
    await sql`
      create table safety_quality_result_change (
        order_id text not null references safety_quality_check_order (id),
        item_id text not null,
        at timestamptz not null,
        by_code text not null,
        before jsonb not null,
        after jsonb not null
      )`.execute(db)
    await sql`create index safety_quality_result_change_of_order on safety_quality_result_change (order_id, at)`.execute(
      db,
    )
  },
}
