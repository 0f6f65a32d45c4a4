import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the ATA chapter of a rectification order, and indexes for lists of a person's orders. */
export const foundOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table safety_quality_rectification add column ata text`.execute(db)
    await sql`create index safety_quality_measure_by_owner on safety_quality_measure (owner, order_id, cycle)`.execute(
      db,
    )
    await sql`create index safety_quality_checker_by_person on safety_quality_checker (user_code, order_id)`.execute(
      db,
    )
  },
}
