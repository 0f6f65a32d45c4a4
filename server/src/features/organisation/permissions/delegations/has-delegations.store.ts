import { type Kysely, sql } from 'kysely'

/** Returns true if the person has any delegation not revoked, regardless of its period. */
export async function hasDelegations(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select 1 from delegation d where d.delegate = ${userCode} and d.revoked_at is null) as has`.execute(db)
  return rows[0]?.has ?? false
}
