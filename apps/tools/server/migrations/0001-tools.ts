import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const TABLES: Readonly<Record<string, RawBuilder<unknown>>> = {
  tools_type: sql`create table tools_type (
    ${recordColumns},
    site_code text not null,
    type_no text not null unique,
    name_zh text not null,
    name_en text not null default '',
    tool_class text not null,
    spec text not null default '',
    range_min numeric,
    range_max numeric,
    unit text,
    resolution numeric,
    accuracy text not null default '',
    cal_interval_months integer not null,
    manual_ref text not null default ''
  )`,
  tools_tool: sql`create table tools_tool (
    ${recordColumns},
    site_code text not null,
    asset_no text not null unique,
    type_no text not null references tools_type (type_no),
    name_zh text not null default '',
    name_en text not null default '',
    tool_class text,
    serial_no text not null default '',
    maker text not null default '',
    crib text not null,
    location text not null default '',
    status text not null,
    hold_reason text,
    cal_due date,
    last_cal date,
    cert_file jsonb not null default '[]',
    custodian text,
    kit_of text not null default '',
    purchase_date date,
    cost numeric,
    currency text,
    photo jsonb not null default '[]',
    told_lead integer
  )`,
  tools_loan: sql`create table tools_loan (
    ${recordColumns},
    site_code text not null,
    loan_no text not null unique,
    borrower text not null,
    borrower_dept text,
    items jsonb not null,
    card_no text not null default '',
    purpose text,
    ac_reg text not null default '',
    load_kg numeric,
    out_time timestamptz,
    due_time timestamptz,
    out_condition text not null default '',
    out_by text,
    returns jsonb not null default '[]',
    photos jsonb not null default '[]',
    earlier_borrowers jsonb not null default '[]',
    override_by text,
    override_reason text not null default '',
    overdue boolean not null default false,
    status text not null
  )`,
  tools_cal_job: sql`create table tools_cal_job (
    ${recordColumns},
    site_code text not null,
    ca_no text not null unique,
    kind text not null,
    lab text not null default '',
    planned date,
    sent_date date,
    tools jsonb not null,
    results jsonb not null default '[]',
    cert_files jsonb not null default '[]',
    trace jsonb not null default '[]',
    status text not null
  )`,
  tools_count: sql`create table tools_count (
    ${recordColumns},
    site_code text not null,
    sheet text not null default '',
    crib text not null,
    shift text not null,
    expected integer not null default 0,
    counted integer not null,
    differences jsonb not null,
    signed_by text,
    signed_time timestamptz,
    status text not null
  )`,
  tools_lost: sql`create table tools_lost (
    ${recordColumns},
    site_code text not null,
    lt_no text not null unique,
    asset_no text not null,
    ac_reg text not null,
    zone text not null default '',
    last_seen timestamptz,
    borrower text,
    description text not null,
    search_area text not null default '',
    search_finding text not null default '',
    search_log jsonb not null default '[]',
    result text,
    aircraft_block boolean not null default true,
    signed_tooling text,
    signed_quality text,
    signed_engineer text,
    status text not null
  )`,
}

/** Types, tools, loans, calibration jobs, counts and lost reports. Later changes are migrations of their own. */
export const tools: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [table, created] of Object.entries(TABLES)) {
      await created.execute(db)
      for (const part of historyTable({ table: `${table}_history`, owner: 'record_id' }, table)) {
        await part.execute(db)
      }
    }
    await sql`create index tools_tool_site on tools_tool (site_code, crib, status)`.execute(db)
    await sql`create index tools_tool_due on tools_tool (cal_due)`.execute(db)
    await sql`create index tools_loan_site on tools_loan (site_code, status, due_time)`.execute(db)
    await sql`create index tools_loan_borrower on tools_loan (borrower, status)`.execute(db)
    await sql`create index tools_loan_items on tools_loan using gin (items jsonb_path_ops)`.execute(db)
    await sql`create index tools_loan_card on tools_loan (card_no)`.execute(db)
    await sql`create index tools_cal_job_site on tools_cal_job (site_code, status)`.execute(db)
    await sql`create index tools_count_site on tools_count (site_code, create_time)`.execute(db)
    await sql`create index tools_lost_site on tools_lost (site_code, status)`.execute(db)
    await sql`create index tools_lost_aircraft on tools_lost (ac_reg, aircraft_block)`.execute(db)
  },
}
