import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates investigations of voluntary reports, with signatures, recusals and reminders. They have days but no times
 * (security note T19).
 */
export const reportWork: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`alter table safety_quality_report
    add column merged_into text references safety_quality_report (id),
    add column closed_on date,
    add column extended_on date`,
  sql`alter table safety_quality_report_step add column note text not null default ''`,
  sql`create table safety_quality_report_work (
    report_id text primary key references safety_quality_report (id),
    protect_class text not null check (protect_class in ('SENSITIVE', 'GENERAL')),
    mandatory boolean not null,
    findings jsonb not null,
    closing jsonb,
    submitted_by text,
    library_id text references safety_quality_library_entry (id)
  )`,
  sql`create table safety_quality_deid_signature (
    report_id text not null references safety_quality_report (id),
    by_code text not null,
    on_day date not null,
    primary key (report_id, by_code)
  )`,
  sql`create table safety_quality_recusal (
    report_id text not null references safety_quality_report (id),
    user_code text not null,
    primary key (report_id, user_code)
  )`,
  sql`create table safety_quality_report_reminder (
    report_id text not null references safety_quality_report (id),
    what text not null,
    primary key (report_id, what)
  )`,
]
