import { type Kysely, sql } from 'kysely'

/** Whom a notice is for; what was there before is for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice
      add column site text not null default '',
      add column roles text[] not null default '{}',
      add column departments text[] not null default '{}'`.execute(db)
}
