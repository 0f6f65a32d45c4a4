import { type Kysely, sql } from 'kysely'
import { SESSION_IS_OPEN } from '../../../../platform/access/session-rules.ts'
import { addEndedSessions } from '../../../../platform/live/hints.ts'
import type { SessionTables } from './session.tables.ts'

/**
 * Ends all sessions of these people, in the transaction that removes their sign-in method, if any.
 * @param except the session to keep
 * @returns how many were open
 */
export async function endSessionsOf(
  db: Kysely<unknown>,
  userCodes: readonly string[],
  except?: string,
): Promise<number> {
  const rows = await db
    .withTables<SessionTables>()
    .deleteFrom('session')
    .where('user_code', '=', sql<string>`any(${[...userCodes]}::text[])`)
    .$if(except !== undefined, query => query.where('id', '<>', except ?? ''))
    .returning(SESSION_IS_OPEN.as('open'))
    .execute()
  addEndedSessions(userCodes)
  return rows.filter(row => row.open).length
}
