import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { RO_HISTORY } from '../rectifications/rectification.tables.ts'

/** Creates rectification orders, with causes and actions of each cycle, extensions and history. */
export const rectifications: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_rectification (
    ${recordColumns},
    ro_no text not null unique,
    title_zh text not null,
    title_en text not null,
    source_type text not null,
    source_id text,
    source_item text,
    source_no text,
    level text not null check (level in ('1', '2', '3')),
    description text not null,
    basis text not null,
    evidence jsonb not null,
    site_code text not null,
    ac_reg text not null,
    resp_dept text not null,
    resp_person text not null,
    issuer text not null,
    issued_at timestamptz,
    plan_due date not null,
    rectify_due date not null,
    status text not null check (status in
      ('DRAFT', 'ISSUED', 'ANALYSING', 'PLAN_REVIEW', 'IMPLEMENTING', 'VERIFYING', 'EFFECT_WATCH', 'CLOSED', 'VOID')),
    cycle integer not null,
    containment text not null,
    contained_at timestamptz,
    watch_until date,
    watch_measure text not null,
    effect_by text,
    closed_at timestamptz,
    reminded text not null,
    check (plan_due <= rectify_due)
  )`,
  sql`create index safety_quality_rectification_by_site
    on safety_quality_rectification (site_code, rectify_due, ro_no) where del_flag = 0`,
  // A finding can have only one order, even if two people issue it at the same time.
  sql`create unique index safety_quality_rectification_of_finding
    on safety_quality_rectification (source_id, source_item) where source_item is not null`,
  sql`create table safety_quality_root_cause (
    order_id text not null references safety_quality_rectification (id),
    cycle integer not null,
    seq integer not null,
    method text not null,
    category text not null,
    statement text not null,
    whys jsonb not null,
    primary key (order_id, cycle, seq)
  )`,
  sql`create table safety_quality_measure (
    id text primary key,
    order_id text not null references safety_quality_rectification (id),
    cycle integer not null,
    seq integer not null,
    kind text not null check (kind in ('CORRECTION', 'CORRECTIVE', 'PREVENTIVE')),
    cause integer,
    description text not null,
    owner text not null,
    due date,
    done_date date,
    done_remark text not null,
    evidence jsonb not null,
    status text not null check (status in ('OPEN', 'DONE', 'VERIFIED', 'REJECTED')),
    unique (order_id, cycle, seq)
  )`,
  sql`create table safety_quality_extension (
    id text primary key,
    order_id text not null references safety_quality_rectification (id),
    cycle integer not null,
    old_due date not null,
    new_due date not null,
    reason text not null,
    risk text not null,
    asked_by text not null,
    asked_at timestamptz not null,
    decision text check (decision in ('GRANTED', 'REFUSED')),
    decided_by text,
    decided_at timestamptz,
    remark text not null
  )`,
  // An order can have only one undecided extension request.
  sql`create unique index safety_quality_extension_pending
    on safety_quality_extension (order_id) where decision is null`,
  sql`create index safety_quality_extension_of_order on safety_quality_extension (order_id, asked_at)`,
  ...historyTable(RO_HISTORY, 'safety_quality_rectification'),
]
