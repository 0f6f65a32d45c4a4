import { type Kysely, sql } from 'kysely'

/** Adds the audience of a notice. Existing notices are for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice
      add column site text not null default '',
      add column roles text[] not null default '{}',
      add column departments text[] not null default '{}'`.execute(db)
}
