import type { FirstUser, SetupOptions } from '@apron/contract/entities/setup'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { guardedOf, type RightsBook } from '@apron/contract/rules/guarded-rights'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { DepartmentsTables } from '../organisation/departments.tables.ts'
import type { SitesTables } from '../organisation/sites.tables.ts'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { RolesTables } from '../rights/roles/roles.tables.ts'
import { lockSetup } from './setup.store.ts'

type Tables = UsersTables & DepartmentsTables & SitesTables & RolesTables
type Store = Kysely<Tables>

/** More airports, departments or roles than a choice can show. */
const LONGEST_CHOICE = 2_000

/** Refuses once somebody beside the administrator has a password: from then on administration has its own pages. */
async function requireOpen(db: Store, administrator: string): Promise<void> {
  const other = await db
    .selectFrom('app_user')
    .select('user_code')
    .where('user_code', '<>', administrator)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (other !== undefined) throw new Refusal(SERVER_ERRORS.setupOver)
}

/** One step at a time, whoever repeats it. @throws Refusal when the setup is over */
async function step<Result>(
  database: Kysely<unknown>,
  administrator: string,
  work: (db: Store) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(database, async transaction => {
    await lockSetup(transaction)
    const db = transaction.withTables<Tables>()
    await requireOpen(db, administrator)
    return await work(db)
  })
}

export async function findSetupOptions(
  database: Kysely<unknown>,
  administrator: string,
): Promise<SetupOptions> {
  const db = database.withTables<Tables>()
  await requireOpen(db, administrator)
  const named = ['code', 'name_zh as nameZh', 'name_en as nameEn'] as const
  const airports = await db
    .selectFrom('airport')
    .select(['id', 'name_zh as cnName', 'name_en as enName', 'three_code as threeCode', 'is_site as isSite'])
    .orderBy('three_code')
    .limit(LONGEST_CHOICE)
    .execute()
  const departments = await db
    .selectFrom('department')
    .select(named)
    .where('kind', '=', 'department')
    .orderBy('code')
    .limit(LONGEST_CHOICE)
    .execute()
  const roles = await db.selectFrom('role').select(named).orderBy('code').limit(LONGEST_CHOICE).execute()
  return { airports, departments, roles }
}

/** The company works at exactly these airports, and where people were entered already; the administrator at all of them, first at the first. */
export async function chooseSites(
  database: Kysely<unknown>,
  administrator: string,
  chosen: readonly string[],
): Promise<void> {
  await step(database, administrator, async db => {
    const sites = [...new Set(chosen)]
    const known = await db
      .selectFrom('airport')
      .select('three_code')
      .where('three_code', 'in', sites)
      .execute()
    const [first] = sites
    if (first === undefined || known.length < sites.length) {
      throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'sites' })
    }
    const ofOthers = db.selectFrom('user_site').select('site').where('user_code', '<>', administrator)
    await db
      .updateTable('airport')
      .set(row => ({
        is_site: sql<boolean>`${row.or([row('three_code', 'in', sites), row('three_code', 'in', ofOthers)])}`,
      }))
      .execute()
    await db.deleteFrom('user_site').where('user_code', '=', administrator).execute()
    await db
      .insertInto('user_site')
      .values(sites.map(site => ({ user_code: administrator, site })))
      .execute()
    await db
      .updateTable('app_user')
      .set({ default_site: first })
      .where('user_code', '=', administrator)
      .execute()
  })
}

/** Makes the user, or replaces what was entered before, until the person has a password. */
export async function makeFirstUser(
  database: Kysely<unknown>,
  administrator: string,
  user: FirstUser,
  book: RightsBook,
): Promise<void> {
  await step(database, administrator, async db => {
    // Whoever else has a password has ended the setup; the administrator stays what they are.
    if (user.userCode === administrator) throw new Refusal(SERVER_ERRORS.userCodeTaken)
    await requireCodes(db, user)
    await requireOrdinary(db, user, book)
    const person = {
      name_zh: user.nameZh,
      name_en: user.nameEn,
      dept_code: user.department.code,
      default_site: user.site,
    }
    await db
      .insertInto('app_user')
      .values({
        user_code: user.userCode,
        sex: 'M',
        user_type: 'employee',
        password_hash: null,
        password_changed_at: null,
        ...person,
      })
      .onConflict(conflict => conflict.column('user_code').doUpdateSet(person))
      .execute()
    await db.deleteFrom('user_role').where('user_code', '=', user.userCode).execute()
    await db.deleteFrom('user_site').where('user_code', '=', user.userCode).execute()
    await db
      .insertInto('user_role')
      .values([...new Set(user.roles)].map(role_code => ({ user_code: user.userCode, role_code })))
      .execute()
    await db.insertInto('user_site').values({ user_code: user.userCode, site: user.site }).execute()
  })
}

/** The link of a first user goes to whoever makes them, so neither they nor who was entered before may have guarded rights. */
async function requireOrdinary(db: Store, user: FirstUser, book: RightsBook): Promise<void> {
  const { userCode } = user
  const roles = await db
    .selectFrom('user_role')
    .select('role_code')
    .where('user_code', '=', userCode)
    .execute()
  const posts = await db
    .selectFrom('user_post')
    .select('post_code')
    .where('user_code', '=', userCode)
    .execute()
  const holder = {
    roles: [...user.roles, ...roles.map(({ role_code }) => role_code)],
    posts: posts.map(({ post_code }) => post_code),
    userType: 'employee',
    deptCode: user.department.code,
  }
  if (guardedOf(holder, book).size > 0) throw new Refusal(SERVER_ERRORS.guardedInSetup)
}

/** Makes the department where it has names and is missing; refuses what is not there. */
async function requireCodes(db: Store, { department, roles, site }: FirstUser): Promise<void> {
  const { code, nameZh, nameEn } = department
  if (nameZh !== undefined && nameEn !== undefined) {
    await db
      .insertInto('department')
      .values({ code, name_zh: nameZh, name_en: nameEn, parent_code: null, kind: 'department' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const wanted = [...new Set(roles)]
  const found = {
    department: await db.selectFrom('department').select('code').where('code', '=', code).execute(),
    roles: await db.selectFrom('role').select('code').where('code', 'in', wanted).execute(),
    site: await db
      .selectFrom('airport')
      .select('three_code')
      .where('three_code', '=', site)
      .where('is_site', '=', true)
      .execute(),
  }
  if (found.department.length === 0) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'department' })
  if (found.roles.length < wanted.length) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'roles' })
  if (found.site.length === 0) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'site' })
}
