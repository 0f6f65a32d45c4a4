import type { Onboarding } from '@apron/contract/home/onboarding'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { type Kysely, sql } from 'kysely'
import type { HomeTables } from './home.tables.ts'

type Counts = Omit<Onboarding, 'dismissed' | 'applications' | 'unheld' | 'gateway' | 'safetyContact'>

/** Counts the set-up data of a new company in one statement. */
export async function firstCounts(db: Kysely<unknown>, now: Date): Promise<Counts> {
  const { rows } = await sql<Record<keyof Counts, string | number>>`
    select
      (select count(*) from airport where is_site) as "sites",
      (select count(*) from department where kind = 'department') as "departments",
      (select count(*) from app_user where enabled) as "people",
      (select count(*) from app_user where enabled and password_hash is null) as "neverLoggedIn",
      (select count(distinct h.role_code) from user_role h
         join app_user u on u.user_code = h.user_code and u.enabled
         join role_resource r on r.role_code = h.role_code
        where h.role_code <> ${ADMINISTRATOR_ROLE}) as "roles",
      (select count(*) from user_role h join app_user u on u.user_code = h.user_code and u.enabled
        where h.role_code = ${ADMINISTRATOR_ROLE}) as "administrators",
      (select count(*) from notice where published_at <= ${now.toISOString()}) as "notices"`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The onboarding counts were not returned')
  return {
    sites: Number(row.sites),
    departments: Number(row.departments),
    people: Number(row.people),
    neverLoggedIn: Number(row.neverLoggedIn),
    roles: Number(row.roles),
    administrators: Number(row.administrators),
    notices: Number(row.notices),
  }
}

/** Returns true if this person has closed the set-up guide. */
export async function isGuideDismissed(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const row = await db
    .withTables<HomeTables>()
    .selectFrom('home_setting')
    .select('guide_dismissed')
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  return row?.guide_dismissed ?? false
}

export async function setGuideDismissed(
  db: Kysely<unknown>,
  userCode: string,
  dismissed: boolean,
  now: Date,
): Promise<void> {
  const change = { guide_dismissed: dismissed, updated_at: now }
  await db
    .withTables<HomeTables>()
    .insertInto('home_setting')
    .values({ user_code: userCode, ...change })
    .onConflict(conflict => conflict.column('user_code').doUpdateSet(change))
    .execute()
}
