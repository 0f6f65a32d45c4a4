import type { DelegationChoices } from '@apron/contract/delegations/delegation'
import type { Language } from '@apron/contract/dictionary/language'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type Kysely, sql } from 'kysely'
import { applicationTitles } from '../menus/page-titles.store.ts'

/** Permissions of the portal itself belong to no application. */
const PORTAL = 'portal'

interface NamedRow {
  code: string
  name_zh: string
  name_en: string
}

/** Returns the database time, and the date at the sites. */
export async function databaseTime(
  db: Kysely<unknown>,
): Promise<{ readonly now: Date; readonly today: string }> {
  const { rows } = await sql<{ now: Date }>`select statement_timestamp() as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database did not return its time')
  return { now: row.now, today: wireDate(row.now) }
}

/** Returns what a person may delegate, as of this transaction. Null unless they are an enabled employee. */
export async function offerOf(
  db: Kysely<unknown>,
  userCode: string,
  language: Language,
): Promise<DelegationChoices | null> {
  const { rows } = await sql<NamedRow & { dept_code: string }>`
    select user_code as code, name_zh, name_en, dept_code from app_user
     where user_code = ${userCode} and enabled and user_type = 'employee'`.execute(db)
  const [person] = rows
  if (person === undefined) return null
  const toNamed = ({ code, name_zh, name_en }: NamedRow) => ({
    code,
    name: language === 'zh' ? name_zh : name_en,
  })
  const roles = await sql<NamedRow & { permanent: boolean }>`
    select r.code, r.name_zh, r.name_en, r.delegable_for_good as permanent
      from user_role h join role r on r.code = h.role_code and r.delegable
     where h.user_code = ${userCode} order by r.code`.execute(db)
  const applications = await sql<{ name: string }>`
    select distinct split_part(identify, ':', 1) as name from user_resource
     where user_code = ${userCode} and split_part(identify, ':', 1) <> ${PORTAL} order by 1`.execute(db)
  const departments = await sql<NamedRow>`
    with recursive below as (
      select ${person.dept_code}::text as code
      union select d.code from department d join below b on d.parent_code = b.code
    ) select d.code, d.name_zh, d.name_en from department d join below b on b.code = d.code order by d.code`.execute(
    db,
  )
  const titles = await applicationTitles(db)
  return {
    delegator: toNamed(person),
    today: (await databaseTime(db)).today,
    roles: roles.rows.map(row => Object.assign(toNamed(row), { permanent: row.permanent })),
    applications: applications.rows.map(({ name }) => ({
      code: name,
      name: titles.get(name)?.[language] ?? name,
    })),
    departments: departments.rows.map(toNamed),
  }
}

/** Returns whether a person holds a role directly, and whether it may be delegated. */
export async function roleFacts(
  db: Kysely<unknown>,
  userCode: string,
  role: string,
): Promise<{ readonly heldDirectly: boolean; readonly delegable: boolean }> {
  const { rows } = await sql<{ held: boolean; delegable: boolean }>`
    select exists (select 1 from user_role h where h.user_code = ${userCode} and h.role_code = r.code) as held,
           r.delegable
      from role r where r.code = ${role}`.execute(db)
  return { heldDirectly: rows[0]?.held ?? false, delegable: rows[0]?.delegable ?? false }
}

/** Returns why a person may not become a delegate of another, or null. */
export async function delegateViolation(
  db: Kysely<unknown>,
  delegate: string,
  delegator: string,
): Promise<'delegateGone' | 'noCommonSite' | null> {
  const { rows } = await sql<{ meets: boolean }>`
    select exists (
      select 1 from user_site a join user_site b on b.site = a.site
       where a.user_code = u.user_code and b.user_code = ${delegator}) as meets
      from app_user u where u.user_code = ${delegate} and u.enabled and u.user_type = 'employee'`.execute(db)
  const [row] = rows
  if (row === undefined) return 'delegateGone'
  return row.meets ? null : 'noCommonSite'
}
