import { type Kysely, sql } from 'kysely'
import { deletePins, pinsOf } from '../quick-sign-in/delete-pins.ts'
import { deleteKeys, keysOf } from '../security-keys/delete-keys.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { UsersTables } from '../users/users.tables.ts'
import type { PersonLinksTables } from './person-links.tables.ts'

type Tables = UsersTables & PersonLinksTables

/**
 * Voids links handed over by another person, and passwords set with one.
 * @returns codes of the enabled people who have no password now
 */
export async function revokeHandedOverCredentials(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<string[]> {
  const store = db.withTables<Tables>()
  const named = sql<string>`any(${[...userCodes]}::text[])`
  await store.deleteFrom('person_link').where('user_code', '=', named).execute()
  const withdrawnRows = await store
    .updateTable('app_user')
    .set({ password_hash: null, invited_by_hand: false })
    .where('user_code', '=', named)
    .where('invited_by_hand', '=', true)
    .returning('user_code')
    .execute()
  const withdrawnCodes = withdrawnRows.map(({ user_code }) => user_code)
  await deletePins(db, pinsOf(withdrawnCodes))
  await deleteKeys(db, keysOf(withdrawnCodes))
  await endSessionsOf(db, withdrawnCodes)
  const peopleWithoutPassword = await store
    .selectFrom('app_user')
    .select('user_code')
    .where('user_code', '=', named)
    .where('password_hash', 'is', null)
    .where('enabled', '=', true)
    .orderBy('user_code')
    .execute()
  return peopleWithoutPassword.map(({ user_code }) => user_code)
}
