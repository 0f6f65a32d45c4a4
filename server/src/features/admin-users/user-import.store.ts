import { type Kysely, sql } from 'kysely'
import type { AuthTables } from '../auth/auth.tables.ts'
import type { UsersTables } from '../users/users.tables.ts'
import type { StoredUser } from './user-import.rules.ts'

type Tables = UsersTables & Pick<AuthTables, 'login_contact'>

/** The people of these codes who are there already. @param codes as many as a file has rows */
export async function importableUsers(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredUser>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('app_user as u')
    .leftJoin('login_contact as c', 'c.user_code', 'u.user_code')
    .select(['u.user_code', 'u.name_zh', 'u.name_en', 'u.sex', 'u.user_type', 'u.dept_code'])
    .select(['u.default_site', 'u.version', 'c.mobile', 'c.email'])
    .select([
      sql<string[]>`array(select role_code from user_role r where r.user_code = u.user_code)`.as('roles'),
      sql<string[]>`array(select post_code from user_post p where p.user_code = u.user_code)`.as('posts'),
      sql<string[]>`array(select site from user_site s where s.user_code = u.user_code)`.as('sites'),
    ])
    .where('u.user_code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(
    rows.map(row => [
      row.user_code,
      {
        userCode: row.user_code,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        sex: row.sex,
        userType: row.user_type,
        deptCode: row.dept_code,
        roles: row.roles,
        posts: row.posts,
        sites: row.sites,
        defaultSite: row.default_site,
        mobile: row.mobile ?? '',
        email: row.email ?? '',
        version: row.version,
      },
    ]),
  )
}
