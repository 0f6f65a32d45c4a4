import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the annual check plan. Month 0 stands for the row itself, which may have no planned month. */
export const checkPlan: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table safety_quality_check_plan (
        site_code text not null,
        year integer not null,
        template_code text not null,
        dept text not null,
        month integer not null check (month between 0 and 12),
        order_id text references safety_quality_check_order (id),
        planned_by text not null,
        planned_at timestamptz not null,
        primary key (site_code, year, template_code, dept, month)
      )`.execute(db)
    await sql`create index safety_quality_check_plan_by_order on safety_quality_check_plan (order_id)`.execute(
      db,
    )
  },
}
