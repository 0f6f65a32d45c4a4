import { type Kysely, sql } from 'kysely'

/** Adds the time of the initiator's last reminder, and an index of open processes for operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flow_task add column reminded_at timestamptz`.execute(db)
  await sql`
    create index flow_instance_open on flow_instance (started_at, id) where ended_at is null`.execute(db)
  await sql`
    create index flow_task_open on flow_task (instance_id, opened_at) where closed_at is null`.execute(db)
}
