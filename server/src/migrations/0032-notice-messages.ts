import { type Kysely, sql } from 'kysely'

/**
 * Adds the time at which a notice was announced. Null until then. Notices published before there were messages are not
 * announced again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column told_at timestamptz`.execute(db)
  await sql`update notice set told_at = published_at where published_at <= now()`.execute(db)
  await sql`
    create index notice_untold on notice (published_at) where published_at is not null and told_at is null`.execute(
    db,
  )
}
