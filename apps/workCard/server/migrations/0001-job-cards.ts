import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { signedEntriesTable } from '@apron/server-kit/records/signed-entries'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const EMPTY = sql.raw(`not null default ''`)
const NO_LINES = sql.raw(`jsonb not null default '[]'`)
const NO = sql.raw('boolean not null default false')

/**
 * Creates packages, cards, non-routines, hours, authorisations and signed entries. Never edit: existing databases were
 * created with this text.
 */
export const jobCards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table work_card_package (
    ${recordColumns},
    site_code text not null,
    package_no text not null unique,
    ac_reg text not null,
    check_type text not null,
    order_no text ${EMPTY},
    bay text ${EMPTY},
    planned_in timestamptz not null,
    planned_out timestamptz not null,
    planner text not null,
    actual_in timestamptz,
    actual_out timestamptz,
    release_by text,
    release_time timestamptz,
    release_statement text ${EMPTY},
    tools_checked ${NO},
    rectifications_checked ${NO},
    status text not null
  )`,
  sql`create index work_card_package_site on work_card_package (site_code, status)`,
  ...historyTable({ table: 'work_card_package_history', owner: 'record_id' }, 'work_card_package'),
  sql`create table work_card_card (
    ${recordColumns},
    site_code text not null,
    card_no text not null unique,
    package_no text not null,
    seq integer not null,
    title_zh text not null,
    title_en text not null,
    ac_reg text ${EMPTY},
    card_type text not null,
    ata text not null,
    skill text not null,
    zone text ${EMPTY},
    access_panels text ${EMPTY},
    card_rev text not null,
    card_rev_date date not null,
    est_hours numeric(6, 1) not null,
    critical ${NO},
    predecessors text ${EMPTY},
    ref_docs ${NO_LINES},
    steps ${NO_LINES},
    materials ${NO_LINES},
    tools ${NO_LINES},
    attachments ${NO_LINES},
    rii ${NO},
    revision_checked ${NO},
    revision_new ${NO},
    foreman text,
    assignees ${NO_LINES},
    start_time timestamptz,
    end_time timestamptz,
    actual_hours numeric(8, 1) not null default 0,
    pause_reason text,
    from_shift text,
    to_shift text,
    done_text text ${EMPTY},
    open_text text ${EMPTY},
    next_text text ${EMPTY},
    handed_over_by text,
    taken_over_by text,
    defer_basis text ${EMPTY},
    defer_until date,
    customer_approved ${NO},
    status text not null
  )`,
  sql`create index work_card_card_site on work_card_card (site_code, status)`,
  sql`create unique index work_card_card_seq on work_card_card (package_no, seq) where del_flag = 0`,
  sql`create index work_card_card_assignees on work_card_card using gin (assignees)`,
  ...historyTable({ table: 'work_card_card_history', owner: 'record_id' }, 'work_card_card'),
  sql`create table work_card_non_routine (
    ${recordColumns},
    site_code text not null,
    nr_no text not null unique,
    description text not null,
    source_card text not null,
    package_no text ${EMPTY},
    ac_reg text ${EMPTY},
    ata text,
    zone text ${EMPTY},
    severity text not null,
    needs_engineering ${NO},
    photos ${NO_LINES},
    est_hours numeric(6, 1),
    disposition text,
    engineering_answer text ${EMPTY},
    customer_approval ${NO},
    deferral_basis text ${EMPTY},
    defer_until date,
    defer_hours numeric(8, 1),
    defer_cycles integer,
    new_card text ${EMPTY},
    status text not null
  )`,
  sql`create index work_card_non_routine_site on work_card_non_routine (site_code, status)`,
  sql`create index work_card_non_routine_package on work_card_non_routine (package_no)`,
  ...historyTable({ table: 'work_card_non_routine_history', owner: 'record_id' }, 'work_card_non_routine'),
  sql`create table work_card_hours (
    id text primary key,
    card_id text not null references work_card_card (id),
    user_code text not null,
    start_time timestamptz not null,
    end_time timestamptz not null,
    break_minutes integer not null,
    hours numeric(5, 1) not null,
    note text not null
  )`,
  sql`create index work_card_hours_of_card on work_card_hours (card_id)`,
  sql`create index work_card_hours_of_person on work_card_hours (user_code, start_time)`,
  sql`create table work_card_authorisation (
    ${recordColumns},
    site_code text not null,
    stamp_no text not null,
    person text not null,
    skill text not null,
    rii ${NO},
    valid_until date not null
  )`,
  sql`create unique index work_card_authorisation_once
    on work_card_authorisation (site_code, person, skill) where del_flag = 0`,
  ...historyTable(
    { table: 'work_card_authorisation_history', owner: 'record_id' },
    'work_card_authorisation',
  ),
  ...signedEntriesTable('work_card_entry'),
]
