import { type Kysely, sql } from 'kysely'

/** Creates the operation log. It has no foreign key to the user, so that entries remain when the person is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation_log (
      id uuid primary key,
      occurred_at timestamptz not null,
      user_code text not null,
      site text not null,
      kind text not null check (kind in ('visit', 'write')),
      page text not null,
      call text,
      done boolean,
      check ((kind = 'write') = (call is not null)),
      check ((kind = 'write') = (done is not null))
    )`.execute(db)
  await sql`create index operation_log_by_time on operation_log (occurred_at)`.execute(db)
  await sql`create index operation_log_by_user on operation_log (user_code, occurred_at)`.execute(db)
}
