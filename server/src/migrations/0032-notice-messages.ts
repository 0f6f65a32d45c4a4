import { type Kysely, sql } from 'kysely'

/** When people were told of a notice; null until its time has come. What was published before there were messages is not told again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column told_at timestamptz`.execute(db)
  await sql`update notice set told_at = published_at where published_at <= now()`.execute(db)
  await sql`
    create index notice_untold on notice (published_at) where published_at is not null and told_at is null`.execute(
    db,
  )
}
