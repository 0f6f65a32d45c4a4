import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ActingFor } from '@apron/server-kit/calls/call-context'
import { PREPARED } from '@apron/server-kit/db/prepared'
import { type Kysely, sql } from 'kysely'
import type { ResourcesTables } from '../../permissions/resources/resources.tables.ts'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { SitesTables } from '../../units/sites.tables.ts'
import { POSTS, ROLES, SITES } from './user-lists.ts'
import type { UsersTables, UserType } from './users.tables.ts'

/** A stored person. Permissions and sites are read with every call, so that changes take effect at once. */
export interface StoredPerson {
  readonly userCode: string
  readonly name: TextPair
  readonly deptCode: string
  readonly roles: string[]
  readonly posts: string[]
}

export interface StoredCaller extends StoredPerson {
  /** Held directly, without delegations. */
  readonly resources: string[]
  readonly sites: string[]
  readonly acting: StoredActing[]
}

/** A delegation in force. */
export interface StoredActing extends Omit<ActingFor, 'resources'> {
  readonly resources: string[]
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

/** True if the person has any delegation not revoked. Only then are delegations queried. */
const IS_DELEGATE = sql<boolean>`exists (
  select 1 from delegation d where d.delegate = u.user_code and d.revoked_at is null)`

/** Returns the delegations in force, evaluated with database time on every call. They are never cached. */
async function actingOf(db: Kysely<unknown>, userCode: string): Promise<StoredActing[]> {
  const { rows } = await sql<StoredActing>`
    select f.id as "delegationId", f.delegator as "userCode", f.role_code as role, f.dept_code as "deptCode",
           json_build_object('zh', g.name_zh, 'en', g.name_en) as name,
           array(select site from user_site s where s.user_code = f.delegator order by 1) as sites,
           array(select identify from delegation_resource v where v.delegation_id = f.id order by 1) as resources,
           f.messages = 'role' as "getsMessages"
      from delegation_in_force f join app_user g on g.user_code = f.delegator
     where f.delegate = ${userCode} order by f.created_at, f.id`.execute(db)
  return rows
}

function selectPersons(db: Kysely<unknown>) {
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

/**
 * Returns the caller with permissions and sites, or null if unknown or disabled. One query per call, one more for
 * delegates.
 */
export async function findCaller(db: Kysely<unknown>, userCode: string): Promise<StoredCaller | null> {
  const row = await selectPersons(db)
    .select([RESOURCES.as('resources'), SITES.as('sites'), IS_DELEGATE.as('isDelegate')])
    .where('u.user_code', '=', userCode)
    .where('u.enabled', '=', true)
    .modifyEnd(PREPARED)
    .executeTakeFirst()
  if (!row) return null
  const { isDelegate, resources, sites } = row
  return { ...toPerson(row), acting: isDelegate ? await actingOf(db, userCode) : [], resources, sites }
}

/** Returns the employee at one of their sites. Null if unknown, disabled or not working there. */
export async function findEmployee(
  db: Kysely<unknown>,
  userCode: string,
  site: string,
): Promise<StoredEmployee | null> {
  const row = await selectPersons(db)
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

/** Returns people by code, including disabled ones, whom old records still name. Skips unknown codes. */
export async function peopleByCodes(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<StoredPerson[]> {
  if (userCodes.length === 0) return []
  const rows = await selectPersons(db)
    .where('u.user_code', '=', sql<string>`any(${[...userCodes]}::text[])`)
    .orderBy('u.user_code')
    .modifyEnd(PREPARED)
    .execute()
  return rows.map(toPerson)
}

/** Returns enabled people with a post. */
export async function peopleByPost(db: Kysely<unknown>, postCode: string): Promise<StoredPerson[]> {
  const rows = await selectPersons(db)
    .innerJoin('user_post as h', 'h.user_code', 'u.user_code')
    .where('h.post_code', '=', postCode)
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}

/** Returns enabled people at a site who hold a permission, or have it delegated by somebody who works there too. */
export async function peopleHolding(
  db: Kysely<unknown>,
  permission: string,
  site: string,
): Promise<StoredPerson[]> {
  const rows = await selectPersons(db)
    .where(
      sql<boolean>`(exists (select 1 from user_resource v where v.user_code = u.user_code and v.identify = ${permission})
        or exists (
          select 1 from delegation_in_force f
            join delegation_resource v on v.delegation_id = f.id and v.identify = ${permission}
            join user_site s on s.user_code = f.delegator and s.site = ${site}
           where f.delegate = u.user_code))`,
    )
    .where(
      sql<boolean>`exists (select 1 from user_site w where w.user_code = u.user_code and w.site = ${site})`,
    )
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}

/** Returns one of the {@link peopleHolding}. Loading all of them takes twenty times as long. */
export async function personHolding(
  db: Kysely<unknown>,
  permission: string,
  { userCode, site }: { readonly userCode: string; readonly site: string },
): Promise<StoredPerson | null> {
  const caller = await findCaller(db, userCode)
  if (caller === null) return null
  const { acting, resources, sites, ...person } = caller
  const held = [{ resources, sites }, ...acting].filter(each => each.resources.includes(permission))
  return sites.includes(site) && held.some(each => each.sites.includes(site)) ? person : null
}

/** Returns enabled people of exactly this department or enterprise, without its sections. */
export async function peopleOfDepartment(db: Kysely<unknown>, deptCode: string): Promise<StoredPerson[]> {
  const rows = await selectPersons(db)
    .where('u.dept_code', '=', deptCode)
    .where('u.enabled', '=', true)
    .orderBy('u.user_code')
    .execute()
  return rows.map(toPerson)
}
