import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import type { DepartmentsTables } from '../../organisation/departments.tables.ts'
import type { SitesTables } from '../../organisation/sites.tables.ts'
import type { ResourcesTables } from '../../rights/resources/resources.tables.ts'
import { POSTS, ROLES, SITES } from './user-lists.ts'
import type { UsersTables, UserType } from './users.tables.ts'

/** A person as the store knows them. Rights and sites are read with every call, so a change counts at once. */
export interface StoredPerson {
  readonly userCode: string
  readonly name: TextPair
  readonly deptCode: string
  readonly roles: string[]
  readonly posts: string[]
}

export interface StoredCaller extends StoredPerson {
  readonly resources: string[]
  readonly sites: string[]
}

export interface StoredEmployee extends StoredPerson {
  readonly sex: 'M' | 'F'
  readonly userType: UserType
  readonly department: TextPair
  readonly site: { readonly id: string; readonly threeCode: string }
}

type Tables = UsersTables & SitesTables & DepartmentsTables & Pick<ResourcesTables, 'user_resource'>

const RESOURCES = sql<
  string[]
>`array(select identify from user_resource v where v.user_code = u.user_code order by 1)`

function persons(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .selectFrom('app_user as u')
    .select(['u.user_code', 'u.name_zh', 'u.name_en', 'u.dept_code', ROLES.as('roles'), POSTS.as('posts')])
}

interface PersonRow {
  user_code: string
  name_zh: string
  name_en: string
  dept_code: string
  roles: string[]
  posts: string[]
}

function toPerson(row: PersonRow): StoredPerson {
  const { user_code: userCode, dept_code: deptCode, roles, posts } = row
  return { userCode, name: { zh: row.name_zh, en: row.name_en }, deptCode, roles, posts }
}

/** The caller with rights and sites, or null when unknown or disabled. One query, made with every call. */
export async function findCaller(db: Kysely<unknown>, userCode: string): Promise<StoredCaller | null> {
  const row = await persons(db)
    .select([RESOURCES.as('resources'), SITES.as('sites')])
    .where('u.user_code', '=', userCode)
    .where('u.enabled', '=', true)
    .executeTakeFirst()
  return row ? { ...toPerson(row), resources: row.resources, sites: row.sites } : null
}

/** The employee at one of their sites, or null when unknown, disabled or not working there. */
export async function findEmployee(
  db: Kysely<unknown>,
  userCode: string,
  site: string,
): Promise<StoredEmployee | null> {
  const row = await persons(db)
    .innerJoin('department as d', 'd.code', 'u.dept_code')
    .innerJoin('user_site as w', 'w.user_code', 'u.user_code')
    .innerJoin('airport as a', 'a.three_code', 'w.site')
    .select(['u.sex', 'u.user_type', 'd.name_zh as dept_zh', 'd.name_en as dept_en', 'a.id', 'a.three_code'])
    .where('u.user_code', '=', userCode)
    .where('u.enabled', '=', true)
    .where('w.site', '=', site)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toPerson(row),
    sex: row.sex,
    userType: row.user_type,
    department: { zh: row.dept_zh, en: row.dept_en },
    site: { id: row.id, threeCode: row.three_code },
  }
}

/** People by code, disabled ones included: old records still name them. Unknown codes are left out. */
export async function peopleByCodes(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<StoredPerson[]> {
  if (userCodes.length === 0) return []
  const rows = await persons(db)
    .where('u.user_code', '=', sql<string>`any(${[...userCodes]}::text[])`)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}

/** Active people with a post. */
export async function peopleByPost(db: Kysely<unknown>, postCode: string): Promise<StoredPerson[]> {
  const rows = await persons(db)
    .innerJoin('user_post as h', 'h.user_code', 'u.user_code')
    .where('h.post_code', '=', postCode)
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}

/** Active people who hold a right and work at a site. */
export async function peopleHolding(
  db: Kysely<unknown>,
  right: string,
  site: string,
): Promise<StoredPerson[]> {
  const rows = await persons(db)
    .where(
      sql<boolean>`exists (select 1 from user_resource v where v.user_code = u.user_code and v.identify = ${right})`,
    )
    .where(
      sql<boolean>`exists (select 1 from user_site w where w.user_code = u.user_code and w.site = ${site})`,
    )
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}

/** Active people of exactly this department or enterprise; sections below it are asked for by their own code. */
export async function peopleOfDepartment(db: Kysely<unknown>, deptCode: string): Promise<StoredPerson[]> {
  const rows = await persons(db)
    .where('u.dept_code', '=', deptCode)
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}
