import { type Kysely, sql } from 'kysely'

/** Whether anything was handed to the person that was not taken back, whenever it counts. */
export async function hasDelegations(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select 1 from delegation d where d.delegate = ${userCode} and d.revoked_at is null) as has`.execute(db)
  return rows[0]?.has ?? false
}
