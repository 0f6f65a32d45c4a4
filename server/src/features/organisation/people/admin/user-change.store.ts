import type { AdminUserSave } from '@apron/contract/organisation/admin-user'
import type { KnownUserCodes } from '@apron/contract/rules/people/user-fields'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { excluded } from '@apron/server-kit/db/excluded'
import { type Kysely, sql } from 'kysely'
import { addChanges } from '../../../../platform/live/hints.ts'
import type { AuthTables } from '../../../auth/auth.tables.ts'
import type { RolesTables } from '../../permissions/roles/roles.tables.ts'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { SitesTables } from '../../units/sites.tables.ts'
import type { UsersTables } from '../users/users.tables.ts'

type Tables = UsersTables & SitesTables & DepartmentsTables & RolesTables & Pick<AuthTables, 'login_contact'>

/** Rows per statement, far below PostgreSQL's parameter limit. */
const CHUNK = 500

/** Returns all codes that a person's fields may contain. */
export async function knownUserCodes(db: Kysely<unknown>): Promise<KnownUserCodes> {
  const store = db.withTables<Tables>()
  const departments = await store.selectFrom('department').select(['code', 'kind']).execute()
  const roles = await store.selectFrom('role').select('code').execute()
  const posts = await store.selectFrom('post').select('code').execute()
  const sites = await store.selectFrom('airport').select('three_code').where('is_site', '=', true).execute()
  const units = (inside: boolean) =>
    new Set(departments.filter(({ kind }) => (kind === 'department') === inside).map(({ code }) => code))
  return {
    departments: units(true),
    enterprises: units(false),
    roles: new Set(roles.map(({ code }) => code)),
    posts: new Set(posts.map(({ code }) => code)),
    sites: new Set(sites.map(({ three_code }) => three_code)),
  }
}

/** Returns true if an enabled person holds the administrator role. Checked after a change, before it is committed. */
export async function hasAdministrator(db: Kysely<unknown>): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.user_code', 'r.user_code')
    .select('u.user_code')
    .where('r.role_code', '=', ADMINISTRATOR_ROLE)
    .where('u.enabled', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Desired state of a person, without a version. */
export type WantedUser = Omit<AdminUserSave, 'version'>

/** Writes new or existing people regardless of version. The caller has checked them under the people lock. */
export async function putUsers(db: Kysely<unknown>, users: readonly WantedUser[]): Promise<void> {
  for (let from = 0; from < users.length; from += CHUNK) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await putChunk(db.withTables<Tables>(), users.slice(from, from + CHUNK))
  }
  addChanges(users.map(({ userCode }) => userCode))
}

async function putChunk(db: Kysely<Tables>, users: readonly WantedUser[]): Promise<void> {
  await db
    .insertInto('app_user')
    .values(
      users.map(user => ({
        user_code: user.userCode,
        name_zh: user.nameZh,
        name_en: user.nameEn,
        sex: user.sex,
        user_type: user.userType,
        dept_code: user.deptCode,
        password_hash: null,
        password_changed_at: null,
        default_site: user.defaultSite,
      })),
    )
    .onConflict(conflict =>
      conflict.column('user_code').doUpdateSet({
        ...excluded(['name_zh', 'name_en', 'sex', 'user_type', 'dept_code', 'default_site']),
        version: sql<number>`app_user.version + 1`,
      }),
    )
    .execute()

  await putCodes(db, users, { table: 'user_role', column: 'role_code', codes: user => user.roles })
  await putCodes(db, users, { table: 'user_post', column: 'post_code', codes: user => user.posts })
  await putCodes(db, users, { table: 'user_site', column: 'site', codes: user => user.sites })
  await putContacts(db, users)
}

interface CodeList {
  readonly table: 'user_role' | 'user_post' | 'user_site'
  readonly column: 'role_code' | 'post_code' | 'site'
  readonly codes: (user: WantedUser) => readonly string[]
}

/** Replaces one of the three code lists. */
async function putCodes(
  db: Kysely<Tables>,
  users: readonly WantedUser[],
  { table, column, codes }: CodeList,
): Promise<void> {
  const pairs = users.flatMap(user => [...new Set(codes(user))].map(code => ({ user: user.userCode, code })))
  const people = users.map(user => user.userCode)
  await sql`delete from ${sql.table(table)} where user_code = any(${people}::text[])`.execute(db)
  await sql`
    insert into ${sql.table(table)} (user_code, ${sql.ref(column)})
    select * from unnest(${pairs.map(pair => pair.user)}::text[], ${pairs.map(pair => pair.code)}::text[])
  `.execute(db)
}

/** Writes mobile and e-mail. The id-card number stays unchanged. */
async function putContacts(db: Kysely<Tables>, users: readonly WantedUser[]): Promise<void> {
  await db
    .insertInto('login_contact')
    .values(
      users.map(({ userCode, mobile, email }) => ({
        user_code: userCode,
        mobile: mobile === '' ? null : mobile,
        email: email === '' ? null : email,
        id_card_hash: null,
      })),
    )
    .onConflict(conflict => conflict.column('user_code').doUpdateSet(excluded(['mobile', 'email'])))
    .execute()
}

/** Enables or disables an account. The caller has checked it under the people lock. */
export async function putEnabled(
  db: Kysely<unknown>,
  { userCode, enabled }: { userCode: string; enabled: boolean },
): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('app_user')
    .set({ enabled, version: sql<number>`version + 1` })
    .where('user_code', '=', userCode)
    .execute()
}
