import type { Kysely } from 'kysely'
import type { PersonLinksTables } from '../links/person-links.tables.ts'
import type { UsersTables } from '../users/users.tables.ts'

/** Login data of a user. */
export interface Account {
  readonly userCode: string
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date | null
  readonly enabled: boolean
  readonly defaultSite: string
}

export type FindAccount = (userCode: string) => Promise<Account | null>

export async function findAccount(db: Kysely<unknown>, userCode: string): Promise<Account | null> {
  const row = await db
    .withTables<UsersTables>()
    .selectFrom('app_user')
    .select(['user_code', 'password_hash', 'password_changed_at', 'enabled', 'default_site'])
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  if (!row) return null
  return {
    userCode: row.user_code,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
    enabled: row.enabled,
    defaultSite: row.default_site,
  }
}

/**
 * Stores a password hash and voids a link for the first password. @returns false if there is no such enabled account
 */
export async function setPassword(
  db: Kysely<unknown>,
  userCode: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .withTables<UsersTables>()
    .updateTable('app_user')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('user_code', '=', userCode)
    .where('enabled', '=', true)
    .returning('user_code')
    .executeTakeFirst()
  await db
    .withTables<PersonLinksTables>()
    .deleteFrom('person_link')
    .where('user_code', '=', userCode)
    .execute()
  return row !== undefined
}
