import { PASSWORD_CHANGE_MS } from '@apron/contract/limits/password'
import type { Kysely } from 'kysely'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import type { SessionTables } from '../organisation/people/sessions/session.tables.ts'
import type { UsersTables } from '../organisation/people/users/users.tables.ts'
import type { PasswordTables } from './password.tables.ts'

type Tables = PasswordTables & SessionTables & UsersTables

/** A started attempt and its person. */
export interface StartedPasswordChange {
  readonly sessionId: string
  readonly nextTokenHash: string | null
  readonly userCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly passwordHash: string | null
  readonly failureScope: string
}

/**
 * Issues the two tokens of an attempt: one for the change, one for the session afterwards. Voids earlier attempts of
 * the session.
 */
export async function newChangeTokens(
  db: Kysely<unknown>,
  sessionId: string,
  failureScope: string,
  now: Date,
): Promise<{ readonly token: string; readonly nextToken: string }> {
  const [token, nextToken] = [newSecret(), newSecret()]
  const row = {
    token_hash: hashSecret(token),
    next_token_hash: hashSecret(nextToken),
    failure_scope: failureScope,
    expires_at: new Date(now.getTime() + PASSWORD_CHANGE_MS),
  }
  await db
    .withTables<Tables>()
    .insertInto('password_change')
    .values({ session_id: sessionId, ...row })
    .onConflict(conflict => conflict.column('session_id').doUpdateSet(row))
    .execute()
  return { token, nextToken }
}

/** Returns the attempt of a token without consuming it, or null if it is unknown, used or expired. */
export async function findChange(
  db: Kysely<unknown>,
  token: string,
  now: Date,
): Promise<StartedPasswordChange | null> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('password_change as c')
    .innerJoin('session as s', 's.id', 'c.session_id')
    .innerJoin('app_user as u', 'u.user_code', 's.user_code')
    .select([
      'c.session_id as sessionId',
      'c.next_token_hash as nextTokenHash',
      'c.failure_scope as failureScope',
      'u.user_code as userCode',
      'u.name_zh as nameZh',
      'u.name_en as nameEn',
      'u.password_hash as passwordHash',
    ])
    .where('c.token_hash', '=', hashSecret(token))
    .where('c.expires_at', '>', now)
    .where('u.enabled', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Consumes the token. Of two concurrent calls, one returns true. */
export async function useChangeToken(db: Kysely<unknown>, token: string): Promise<boolean> {
  const used = await db
    .withTables<Tables>()
    .deleteFrom('password_change')
    .where('token_hash', '=', hashSecret(token))
    .returning('session_id')
    .executeTakeFirst()
  return used !== undefined
}
