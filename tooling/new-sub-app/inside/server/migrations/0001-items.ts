import { recordColumns } from '@apron/server-kit/db/record-columns'
import { historyTable } from '@apron/server-kit/records/history'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const HISTORY = { table: 'sample_app_item_history', owner: 'record_id' } as const

/** Handover items. This migration must not change once it has run in a store; add a new one instead. */
export const items: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table sample_app_item (
      ${recordColumns},
      item_no text not null unique,
      site_code text not null,
      title text not null,
      chapter text,
      text text not null,
      status text not null check (status in ('OPEN', 'DONE'))
    )`.execute(db)
    await sql`create index sample_app_item_site on sample_app_item (site_code, status)`.execute(db)
    for (const part of historyTable(HISTORY, 'sample_app_item')) await part.execute(db)
  },
}
