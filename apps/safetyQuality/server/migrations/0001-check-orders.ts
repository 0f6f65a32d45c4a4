import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { CHECK_HISTORY } from '../check-orders/check-order.tables.ts'

/** Creates the tables of templates, check orders, their teams, results and history. */
export const checkOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_check_template (
    ${recordColumns},
    code text not null,
    revision integer not null,
    name_zh text not null,
    name_en text not null,
    check_cat text not null,
    scope text not null,
    basis text not null,
    status text not null check (status in ('DRAFT', 'ACTIVE', 'RETIRED')),
    unique (code, revision)
  )`,
  sql`create unique index safety_quality_one_active_template
    on safety_quality_check_template (code) where status = 'ACTIVE'`,
  sql`create table safety_quality_template_item (
    id text primary key,
    template_id text not null references safety_quality_check_template (id),
    seq integer not null,
    group_zh text not null,
    group_en text not null,
    text_zh text not null,
    text_en text not null,
    method text not null,
    sample_size integer not null,
    basis_ref text not null,
    critical boolean not null,
    measures jsonb not null,
    unique (template_id, seq)
  )`,
  sql`create table safety_quality_check_order (
    ${recordColumns},
    check_no text not null unique,
    title_zh text not null,
    title_en text not null,
    check_cat text not null,
    template_id text not null references safety_quality_check_template (id),
    label text not null,
    checked_dept text not null,
    site_code text not null,
    area text not null,
    announced boolean not null,
    lead_checker text not null,
    plan_start date not null,
    plan_end date not null,
    actual_start timestamptz,
    actual_end timestamptz,
    status text not null check (status in
      ('DRAFT', 'ISSUED', 'IN_PROGRESS', 'SUBMITTED', 'RETURNED', 'APPROVED', 'CANCELLED')),
    item_count integer not null,
    done_count integer not null,
    nc_count integer not null,
    obs_count integer not null,
    score numeric(5, 1),
    conclusion text not null,
    approver text,
    approve_remark text not null,
    check (plan_end >= plan_start)
  )`,
  sql`create index safety_quality_check_order_by_site
    on safety_quality_check_order (site_code, plan_end, check_no) where del_flag = 0`,
  sql`create table safety_quality_checker (
    order_id text not null references safety_quality_check_order (id),
    user_code text not null,
    sort integer not null,
    primary key (order_id, user_code)
  )`,
  sql`create table safety_quality_item_result (
    order_id text not null references safety_quality_check_order (id),
    item_id text not null references safety_quality_template_item (id),
    result text,
    measured jsonb not null,
    remark text not null,
    photos jsonb not null,
    finding jsonb not null,
    primary key (order_id, item_id)
  )`,
  ...historyTable(CHECK_HISTORY, 'safety_quality_check_order'),
]
