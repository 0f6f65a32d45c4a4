import { type Kysely, sql } from 'kysely'

/** Creates the state of jobs: next due time and result of the last run. All nodes check it before a run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      name text primary key,
      due_at timestamptz not null,
      done_at timestamptz,
      failures integer not null default 0,
      try_at timestamptz,
      problem text not null default ''
    )`.execute(db)
}
