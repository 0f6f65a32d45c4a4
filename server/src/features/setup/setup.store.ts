import type { FirstAdministrator } from '@apron/contract/entities/setup'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/admin-rights'
import { type Kysely, sql } from 'kysely'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DepartmentsTables } from '../organisation/departments.tables.ts'
import type { SitesTables } from '../organisation/sites.tables.ts'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { SetupTables } from './setup.tables.ts'

type Tables = SetupTables & UsersTables & DepartmentsTables & SitesTables

const LINK_LIFETIME_MS = 24 * 60 * 60_000
/** Any number, the same on every node: two requests with one link make one administrator. */
const SETUP_LOCK = 730_002
/** Where the administrator of a store without departments belongs. */
const FIRST_DEPARTMENT = { code: 'ADM', name_zh: '系统管理', name_en: 'Administration' }

/** One step of the setup at a time, on whatever node; ends with the transaction. */
export async function lockSetup(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SETUP_LOCK)})`.execute(db)
}

async function hasUsers(db: Kysely<unknown>): Promise<boolean> {
  const user = await db
    .withTables<Tables>()
    .selectFrom('app_user')
    .select('user_code')
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}

/** A new one-time token while the store has no users, else null. An earlier token stops to work. */
export async function newSetupToken(database: Kysely<unknown>, now: Date): Promise<string | null> {
  const db = database.withTables<Tables>()
  if (await hasUsers(database)) return null
  const token = newSecret()
  await db.deleteFrom('setup_link').execute()
  const expires = new Date(now.getTime() + LINK_LIFETIME_MS)
  await db
    .insertInto('setup_link')
    .values({ token_hash: hashSecret(token), expires_at: expires })
    .execute()
  return token
}

/** Whether a token is good now: asked before the expensive hashing, decided again by {@link makeFirstAdministrator}. */
export async function setupTokenIsGood(db: Kysely<unknown>, token: string, now: Date): Promise<boolean> {
  const link = await db
    .withTables<Tables>()
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Uses the token up and makes the administrator. @returns false when the token is not good (any more) */
export async function makeFirstAdministrator(
  database: Kysely<unknown>,
  wanted: FirstAdministrator,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return await inTransaction(database, async transaction => {
    await lockSetup(transaction)
    const db = transaction.withTables<Tables>()
    const link = await db
      .deleteFrom('setup_link')
      .where('token_hash', '=', hashSecret(wanted.setupToken))
      .where('expires_at', '>', now)
      .returning('token_hash')
      .executeTakeFirst()
    if (!link || (await hasUsers(transaction))) return false

    const sites = await db
      .selectFrom('airport')
      .select('three_code')
      .where('is_site', '=', true)
      .orderBy('three_code')
      .execute()
    const [first] = sites
    if (!first) throw new Error('The store has no sites; reference data is missing')
    await db
      .insertInto('department')
      .values({ ...FIRST_DEPARTMENT, parent_code: null, kind: 'department' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await db
      .insertInto('app_user')
      .values({
        user_code: wanted.userCode,
        name_zh: wanted.nameZh,
        name_en: wanted.nameEn,
        sex: 'M',
        user_type: 'employee',
        dept_code: FIRST_DEPARTMENT.code,
        password_hash: passwordHash,
        password_changed_at: now,
        default_site: first.three_code,
      })
      .execute()
    await db
      .insertInto('user_role')
      .values({ user_code: wanted.userCode, role_code: ADMINISTRATOR_ROLE })
      .execute()
    await db
      .insertInto('user_site')
      .values(sites.map(site => ({ user_code: wanted.userCode, site: site.three_code })))
      .execute()
    return true
  })
}
