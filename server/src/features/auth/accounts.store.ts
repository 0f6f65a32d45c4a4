import type { Kysely } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'

/** What a login needs to know of a user. */
export interface Account {
  readonly userCode: string
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date | null
  readonly enabled: boolean
  readonly defaultSite: string
}

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
