import { type Kysely, sql } from 'kysely'

/**
 * Creates the completed saves by the id that the browser gave them, to recognise a repeated request whose response was
 * lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table done_request (
      user_code text not null references app_user (user_code) on delete cascade,
      request_id text not null,
      digest text not null,
      record text not null,
      done_at timestamptz not null,
      primary key (user_code, request_id)
    )`.execute(db)
  await sql`create index done_request_done_at on done_request (done_at)`.execute(db)
}
