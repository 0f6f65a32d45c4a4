import { type Kysely, sql } from 'kysely'

/** Marks work orders of ended tasks as read, as the server now does when a task ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update message_recipient set read_at = changed_at where handle_status = 1 and read_at is null`.execute(
    db,
  )
}
