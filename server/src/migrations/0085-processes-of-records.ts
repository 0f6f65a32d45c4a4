import { type Kysely, sql } from 'kysely'

/** Adds the application record of a process, and outcomes not yet posted to a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flow_instance add column record_id text`.execute(db)
  // One running process per record.
  await sql`
    create unique index flow_instance_of_record on flow_instance (kind, record_id)
     where ended_at is null and record_id is not null`.execute(db)
  await sql`
    create index flow_instance_record on flow_instance (kind, record_id, started_at desc)
     where record_id is not null`.execute(db)
  await sql`
    create table flow_posting (
      seq bigint generated always as identity primary key,
      instance_id text not null references flow_instance (id),
      outcome text not null,
      by_code text,
      form jsonb not null,
      tries integer not null,
      due_at timestamptz not null,
      reason text not null
    )`.execute(db)
  await sql`create index flow_posting_of_instance on flow_posting (instance_id, seq)`.execute(db)
}
