import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import { type AdminUser, type AdminUserQuery, USER_STATES } from '@apron/contract/organisation/admin-user'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { SESSION_IS_OPEN } from '../../../../platform/access/session-rules.ts'
import type { AuthTables } from '../../../auth/auth.tables.ts'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { SessionTables } from '../sessions/session.tables.ts'
import { POSTS, ROLES, SITES } from '../users/user-lists.ts'
import type { AppUserTable, UsersTables } from '../users/users.tables.ts'

type Tables = UsersTables &
  DepartmentsTables &
  SessionTables &
  Pick<AuthTables, 'known_device' | 'login_contact'>

type Criteria = AdminUserQuery['queryCriteria']

const SESSIONS = sql<number>`(select count(*) from session s where s.user_code = u.user_code and ${SESSION_IS_OPEN})`
const STATE = sql<AdminUser['state']>`
  case when not u.enabled then 'disabled' when u.password_hash is null then 'new' else 'enabled' end`
/** Uses database time, as sessions do: an expired PIN does not count. */
const QUICK = sql<boolean>`exists (select 1 from quick_sign_in q where q.user_code = u.user_code and q.pin_until > now())
  or exists (select 1 from security_key k where k.user_code = u.user_code)`
const LAST_LOGIN = sql<Date | null>`
  (select max(last_login_at) from known_device k where k.user_code = u.user_code)`

function selectPeople(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .selectFrom('app_user as u')
    .innerJoin('department as d', 'd.code', 'u.dept_code')
    .leftJoin('login_contact as c', 'c.user_code', 'u.user_code')
}

type Join = Tables & { u: AppUserTable; d: DepartmentsTables['department'] }

/** Adds the filter's conditions. */
function filterPeople<Out>(
  query: SelectQueryBuilder<Join, 'u' | 'd', Out>,
  { text, deptCode, roleCode, state }: Criteria,
): SelectQueryBuilder<Join, 'u' | 'd', Out> {
  let found = query
  if (text !== undefined && text.trim() !== '')
    found = found.where(containsText(['u.user_code', 'u.name_zh', 'u.name_en'], text))
  if (deptCode !== undefined)
    found = found.where(
      sql<boolean>`u.dept_code in (
        with recursive below as (
          select code from department where code = ${deptCode}
          union select b.code from department b join below on b.parent_code = below.code
        ) select code from below)`,
    )
  if (roleCode !== undefined)
    found = found.where(
      sql<boolean>`exists (select 1 from user_role h where h.user_code = u.user_code and h.role_code = ${roleCode})`,
    )
  if (state !== undefined) found = found.where(sql<boolean>`${STATE} = ${state}`)
  return found
}

function selectUsers(db: Kysely<unknown>, language: Language) {
  return selectPeople(db).select([
    'u.user_code',
    'u.name_zh',
    'u.name_en',
    'u.sex',
    'u.user_type',
    'u.dept_code',
    'u.default_site',
    'u.enabled',
    sql<boolean>`u.password_hash is not null`.as('has_password'),
    'u.version',
    `d.name_${language} as dept_name`,
    'c.mobile',
    'c.email',
    ROLES.as('roles'),
    POSTS.as('posts'),
    SITES.as('sites'),
    SESSIONS.as('sessions'),
    QUICK.as('quick_sign_in'),
    LAST_LOGIN.as('last_login'),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number]

function toUser(row: Row): AdminUser {
  return {
    userCode: row.user_code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    sex: row.sex,
    userType: row.user_type,
    deptCode: row.dept_code,
    deptName: row.dept_name,
    roles: row.roles,
    posts: row.posts,
    sites: row.sites,
    defaultSite: row.default_site,
    mobile: row.mobile ?? '',
    email: row.email ?? '',
    state: !row.enabled ? 'disabled' : row.has_password ? 'enabled' : 'new',
    sessions: row.sessions,
    quickSignIn: row.quick_sign_in,
    lastLogin: row.last_login === null ? null : wireTime(row.last_login),
    version: row.version,
  }
}

/** Returns one page of matching people, by employee number by default. */
export async function pageOfUsers(
  db: Kysely<unknown>,
  query: AdminUserQuery,
  language: Language,
): Promise<PageOf<AdminUser>> {
  const found = ordered(
    filterPeople(selectUsers(db, language), query.queryCriteria),
    query.queryCriteria,
    {
      userCode: sql.ref('u.user_code'),
      name: byName(sql.ref(`u.name_${language}`)),
      state: byPosition(STATE, USER_STATES),
      department: byName(sql.ref(`d.name_${language}`)),
      defaultSite: sql.ref('u.default_site'),
      userType: sql.ref('u.user_type'),
      nameZh: byName(sql.ref('u.name_zh')),
      nameEn: byName(sql.ref('u.name_en')),
      mobile: sql`nullif(c.mobile, '')`,
      email: sql`nullif(c.email, '')`,
      sessions: sql.ref('sessions'),
      lastLogin: sql.ref('last_login'),
    },
    unsorted => unsorted.orderBy('u.user_code'),
    'u.user_code',
  )
  const page = await pageOf(found, query)
  return { ...page, records: page.records.map(toUser) }
}

/** Returns the existing people with these codes. @param codes at most as many as a file has rows */
export async function usersByCode(
  db: Kysely<unknown>,
  codes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, AdminUser>> {
  const found = await selectUsers(db, language)
    .where('u.user_code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(found.map(row => [row.user_code, toUser(row)]))
}

export async function findUser(
  db: Kysely<unknown>,
  userCode: string,
  language: Language,
): Promise<AdminUser | null> {
  const row = await selectUsers(db, language).where('u.user_code', '=', userCode).executeTakeFirst()
  return row === undefined ? null : toUser(row)
}

/** Maps employee numbers to existing ones that differ only in case. */
export async function codesInOtherCase(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(codes.map(code => [code.toLowerCase(), code]))
  const found = await db
    .withTables<UsersTables>()
    .selectFrom('app_user')
    .select('user_code')
    .where(sql<string>`lower(user_code)`, '=', sql<string>`any(${[...wanted.keys()]}::text[])`)
    .execute()
  const existing = new Set(found.map(({ user_code }) => user_code))
  return new Map(
    found.flatMap(({ user_code }) => {
      const code = wanted.get(user_code.toLowerCase())
      return code === undefined || existing.has(code) ? [] : [[code, user_code]]
    }),
  )
}
