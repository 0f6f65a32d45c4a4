import { recordColumns } from '@apron/server-kit/db/record-columns'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the library of closed reports. Entries contain no reference to the report they were made from. */
export const library: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}

const STATEMENTS = [
  sql`create table safety_quality_library_entry (
    ${recordColumns},
    entry_no text not null unique,
    category text not null,
    ata text,
    month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    risk_before text not null check (risk_before ~ '^[1-5][A-E]$'),
    risk_after text not null check (risk_after ~ '^[1-5][A-E]$'),
    factors text[] not null,
    title_zh text not null,
    title_en text not null,
    setting_zh text not null,
    setting_en text not null,
    happened_zh text not null,
    happened_en text not null,
    why_zh text not null,
    why_en text not null,
    changed_zh text not null,
    changed_en text not null,
    lesson_zh text not null,
    lesson_en text not null,
    helpful integer not null default 0,
    published boolean not null
  )`,
  sql`create index safety_quality_library_by_month
    on safety_quality_library_entry (month desc, entry_no desc) where del_flag = 0 and published`,
]
