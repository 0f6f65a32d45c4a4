import { type Kysely, sql } from 'kysely'

/**
 * A new company was given rights in departments of the demo organisation: nobody held them, and the roles could not be saved any
 * more for a department that there is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from role_resource
    where dept_code <> '' and dept_code not in (select code from department)`.execute(db)
}
