import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the ATA chapter of a rectification order. */
export const ataChapters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table safety_quality_rectification add column ata text`.execute(db)
  },
}
