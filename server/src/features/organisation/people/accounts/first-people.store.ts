import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { FirstUser } from '@apron/contract/sign-in/setup'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import type { Kysely } from 'kysely'
import type { UsersTables } from '../users/users.tables.ts'

export interface NewAdministrator {
  readonly userCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly deptCode: string
  /** The first one is the default site. */
  readonly sites: readonly string[]
  readonly passwordHash: string
  readonly now: Date
}

/** People of the first start. The setup calls it step by step under its lock. */
export const FIRST_PEOPLE = {
  async hasPeople(db: Kysely<unknown>): Promise<boolean> {
    const person = await db
      .withTables<UsersTables>()
      .selectFrom('app_user')
      .select('user_code')
      .limit(1)
      .executeTakeFirst()
    return person !== undefined
  },

  /** True if another person has a password. */
  async othersHavePassword(db: Kysely<unknown>, userCode: string): Promise<boolean> {
    const other = await db
      .withTables<UsersTables>()
      .selectFrom('app_user')
      .select('user_code')
      .where('user_code', '<>', userCode)
      .where('password_hash', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    return other !== undefined
  },

  async addAdministrator(db: Kysely<unknown>, wanted: NewAdministrator): Promise<void> {
    const store = db.withTables<UsersTables>()
    const { userCode } = wanted
    await store
      .insertInto('app_user')
      .values({
        user_code: userCode,
        name_zh: stripInvisible(wanted.nameZh),
        name_en: stripInvisible(wanted.nameEn),
        sex: 'M',
        user_type: 'employee',
        dept_code: wanted.deptCode,
        password_hash: wanted.passwordHash,
        password_changed_at: wanted.now,
        default_site: wanted.sites[0] ?? '',
      })
      .execute()
    await store
      .insertInto('user_role')
      .values({ user_code: userCode, role_code: ADMINISTRATOR_ROLE })
      .execute()
    await addSites(db, userCode, wanted.sites)
  },

  /** Creates the person, or replaces what was entered before. */
  async putUser(db: Kysely<unknown>, user: FirstUser): Promise<void> {
    const store = db.withTables<UsersTables>()
    const { userCode } = user
    const person = {
      name_zh: stripInvisible(user.nameZh),
      name_en: stripInvisible(user.nameEn),
      dept_code: user.department.code,
      default_site: user.site,
    }
    await store
      .insertInto('app_user')
      .values({
        user_code: userCode,
        sex: 'M',
        user_type: 'employee',
        password_hash: null,
        password_changed_at: null,
        ...person,
      })
      .onConflict(conflict => conflict.column('user_code').doUpdateSet(person))
      .execute()
    await store.deleteFrom('user_role').where('user_code', '=', userCode).execute()
    await store
      .insertInto('user_role')
      .values([...new Set(user.roles)].map(role_code => ({ user_code: userCode, role_code })))
      .execute()
    await store.deleteFrom('user_site').where('user_code', '=', userCode).execute()
    await addSites(db, userCode, [user.site])
  },

  /** Returns the roles and posts of a person. */
  async rolesAndPostsOf(
    db: Kysely<unknown>,
    userCode: string,
  ): Promise<{ roles: string[]; posts: string[] }> {
    const store = db.withTables<UsersTables>()
    const roles = await store
      .selectFrom('user_role')
      .select('role_code')
      .where('user_code', '=', userCode)
      .execute()
    const posts = await store
      .selectFrom('user_post')
      .select('post_code')
      .where('user_code', '=', userCode)
      .execute()
    return { roles: roles.map(({ role_code }) => role_code), posts: posts.map(({ post_code }) => post_code) }
  },

  /** Returns sites where other people work. */
  async sitesOfOthers(db: Kysely<unknown>, userCode: string): Promise<string[]> {
    const rows = await db
      .withTables<UsersTables>()
      .selectFrom('user_site')
      .select('site')
      .distinct()
      .where('user_code', '<>', userCode)
      .execute()
    return rows.map(({ site }) => site)
  },

  /** Replaces the person's sites. The first one becomes the default. */
  async setSites(
    db: Kysely<unknown>,
    userCode: string,
    sites: readonly [string, ...string[]],
  ): Promise<void> {
    const store = db.withTables<UsersTables>()
    await store.deleteFrom('user_site').where('user_code', '=', userCode).execute()
    await addSites(db, userCode, sites)
    await store
      .updateTable('app_user')
      .set({ default_site: sites[0] })
      .where('user_code', '=', userCode)
      .execute()
  },
}

export type FirstPeople = typeof FIRST_PEOPLE

async function addSites(db: Kysely<unknown>, userCode: string, sites: readonly string[]): Promise<void> {
  await db
    .withTables<UsersTables>()
    .insertInto('user_site')
    .values(sites.map(site => ({ user_code: userCode, site })))
    .execute()
}
