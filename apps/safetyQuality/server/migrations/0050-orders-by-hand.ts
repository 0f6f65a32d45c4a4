import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets an order have items and a basis of its own instead of those of a template. */
export const ordersByHand: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`alter table safety_quality_check_order
    alter column template_id drop not null,
    add column basis text not null default ''`,
  sql`alter table safety_quality_template_item
    alter column template_id drop not null,
    add column order_id text references safety_quality_check_order (id),
    add constraint safety_quality_item_of_one check ((template_id is null) <> (order_id is null)),
    add unique (order_id, seq)`,
]
