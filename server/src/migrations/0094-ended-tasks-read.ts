import { type Kysely, sql } from 'kysely'

/** Work orders whose task has ended ask for nothing any more: they are read, as new ones become when their task ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update message_recipient set read_at = changed_at where handle_status = 1 and read_at is null`.execute(
    db,
  )
}
