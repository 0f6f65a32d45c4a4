import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { OCC_HISTORY } from '../occurrences/occurrence.tables.ts'

/** Creates occurrence and defect reports, with their history. */
export const occurrenceReports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_occurrence (
    ${recordColumns},
    report_no text unique,
    report_type text not null check (report_type in ('OCC', 'DUC')),
    language text not null check (language in ('zh', 'en')),
    title text not null,
    ac_reg text not null,
    event jsonb not null,
    details jsonb not null,
    mandatory_deadline text,
    pair_id text references safety_quality_occurrence (id) on delete set null,
    attachments jsonb not null,
    status text not null check (status in ('DRAFT', 'SUBMITTED', 'REVIEW', 'SENT', 'CLOSED', 'RETURNED')),
    submitted_at timestamptz,
    receipt_no text not null default '',
    receipt_date date,
    check (status = 'DRAFT' or report_no is not null)
  )`,
  sql`create index safety_quality_occurrence_by_author on safety_quality_occurrence (create_by, update_time)`,
  sql`create index safety_quality_occurrence_of_pair on safety_quality_occurrence (pair_id)`,
  ...historyTable(OCC_HISTORY, 'safety_quality_occurrence'),
]
