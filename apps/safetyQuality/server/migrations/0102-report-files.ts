import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates attachments of voluntary reports: only ciphertext, without name, time or order (security note T19). */
export const reportFiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_file_ticket (
    hash text primary key,
    swept_in integer not null,
    is_used boolean not null default false
  )`,
  sql`create table safety_quality_report_file (
    id text primary key,
    ticket_hash text references safety_quality_file_ticket (hash) on delete cascade,
    report_id text references safety_quality_report (id),
    kind text not null,
    size integer not null check (size > 0),
    parts integer not null default 0,
    is_sealed boolean not null default false,
    check ((ticket_hash is null) <> (report_id is null))
  )`,
  sql`create index safety_quality_report_file_by_report on safety_quality_report_file (report_id)`,
  sql`create index safety_quality_report_file_by_ticket on safety_quality_report_file (ticket_hash)`,
  sql`create table safety_quality_report_file_part (
    file_id text not null references safety_quality_report_file (id) on update cascade on delete cascade,
    seq integer not null,
    content bytea not null,
    primary key (file_id, seq)
  )`,
]
