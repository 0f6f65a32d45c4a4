import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates voluntary reports: sealed, with a day but no time (security note T19). */
export const voluntaryReports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_report (
    id text primary key,
    version integer not null default 1,
    received_on date not null,
    band smallint not null check (band between 0 and 3),
    language text not null,
    category text not null,
    state text not null,
    report_no text unique,
    handler text,
    asked_from text,
    asked_on date,
    code_hash text not null unique,
    holder text not null,
    event text not null,
    strip text,
    untold text check (untold in ('new', 'reply'))
  )`,
  sql`create index safety_quality_report_by_day on safety_quality_report (received_on desc, id)`,
  sql`create table safety_quality_report_entry (
    id text primary key,
    report_id text not null references safety_quality_report (id),
    seq integer not null,
    kind text not null,
    on_day date not null,
    by_code text,
    for_office text not null,
    for_holder text not null,
    unique (report_id, seq)
  )`,
  sql`create table safety_quality_report_step (
    report_id text not null references safety_quality_report (id),
    seq integer not null,
    kind text not null,
    on_day date not null,
    by_code text,
    primary key (report_id, seq)
  )`,
  sql`create table safety_quality_strip_opening (
    id text primary key,
    report_id text not null references safety_quality_report (id),
    by_code text not null,
    at timestamptz not null,
    reason text not null
  )`,
  sql`create table safety_quality_office_key (
    recipient text primary key,
    recovery text not null,
    made_by text not null,
    made_at timestamptz not null
  )`,
  // At most one row.
  sql`create unique index safety_quality_one_office_key on safety_quality_office_key ((true))`,
  sql`create table safety_quality_key_holder (
    user_code text primary key,
    wrapped text not null,
    added_by text not null,
    added_at timestamptz not null
  )`,
  sql`create table safety_quality_server_key (purpose text primary key, secret text not null)`,
]
