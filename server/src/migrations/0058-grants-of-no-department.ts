import { type Kysely, sql } from 'kysely'

/**
 * Deletes permissions for unknown departments. New companies were given some for departments of the demo organisation,
 * which nobody held, and their roles could not be saved any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from role_resource
    where dept_code <> '' and dept_code not in (select code from department)`.execute(db)
}
