import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { DEPARTMENT_CODE } from '@apron/contract/rules/records/admin-formats'
import { guardedOf, type PermissionCatalogue } from '@apron/contract/rules/rights/guarded-permissions'
import type { FirstUser, SetupOptions } from '@apron/contract/sign-in/setup'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { FirstPeople } from '../organisation/organisation.ts'
import type { RolesTables } from '../organisation/permissions/roles/roles.tables.ts'
import { lockSetup, type SetupOwners } from './setup.store.ts'

/** Upper limit, more roles than a selection can show. */
const MAX_CHOICES = 2_000

/** Rejects if anybody but the administrator has a password. From then on the administration pages are used. */
async function requireOpen(db: Kysely<unknown>, people: FirstPeople, administrator: string): Promise<void> {
  if (await people.othersHavePassword(db, administrator)) throw new Refusal(SERVER_ERRORS.setupOver)
}

/** Runs one step at a time, also for repeated requests. @throws Refusal after the end of the setup */
async function runStep<Result>(
  database: Kysely<unknown>,
  people: FirstPeople,
  administrator: string,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(database, async transaction => {
    await lockSetup(transaction)
    await requireOpen(transaction, people, administrator)
    return await work(transaction)
  })
}

export async function findSetupOptions(
  db: Kysely<unknown>,
  { people, organisation }: SetupOwners,
  administrator: string,
): Promise<SetupOptions> {
  await requireOpen(db, people, administrator)
  const roles = await db
    .withTables<RolesTables>()
    .selectFrom('role')
    .select(['code', 'name_zh as nameZh', 'name_en as nameEn'])
    .select(['description_zh as descriptionZh', 'description_en as descriptionEn'])
    .orderBy('code')
    .limit(MAX_CHOICES)
    .execute()
  return { ...(await organisation.choices(db)), roles }
}

/**
 * Sets the sites to exactly these airports and those of people entered already. The administrator works at all of them,
 * the first is the default.
 */
export async function chooseSites(
  database: Kysely<unknown>,
  { people, organisation }: SetupOwners,
  administrator: string,
  chosen: readonly string[],
): Promise<void> {
  await runStep(database, people, administrator, async db => {
    const [first, ...others] = new Set(chosen)
    const kept = await people.sitesOfOthers(db, administrator)
    if (first === undefined || !(await organisation.putSites(db, [first, ...others], kept))) {
      throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'sites' })
    }
    await people.setSites(db, administrator, [first, ...others])
  })
}

/** Creates the user, or replaces what was entered before, until the person has a password. */
export async function createFirstUser(
  database: Kysely<unknown>,
  owners: SetupOwners,
  administrator: string,
  user: FirstUser,
  catalogue: PermissionCatalogue,
): Promise<void> {
  const { people } = owners
  await runStep(database, people, administrator, async db => {
    // Another person's password has ended the setup by now, and the administrator must not be replaced.
    if (user.userCode === administrator) throw new Refusal(SERVER_ERRORS.userCodeTaken)
    await requireCodes(db, owners, user)
    await requireOrdinary(db, people, user, catalogue)
    await people.putUser(db, user)
  })
}

/**
 * Requires that neither the user nor a previous entry has guarded permissions, because the administrator gets their
 * link.
 */
async function requireOrdinary(
  db: Kysely<unknown>,
  people: FirstPeople,
  user: FirstUser,
  catalogue: PermissionCatalogue,
): Promise<void> {
  const held = await people.rolesAndPostsOf(db, user.userCode)
  const holder = {
    roles: [...user.roles, ...held.roles],
    posts: held.posts,
    userType: 'employee',
    deptCode: user.department.code,
  }
  if (guardedOf(holder, catalogue).size > 0) throw new Refusal(SERVER_ERRORS.guardedInSetup)
}

/** Creates a missing department if names are given. Rejects other unknown codes. */
async function requireCodes(
  db: Kysely<unknown>,
  { organisation }: SetupOwners,
  { department: { code, nameZh, nameEn }, roles, site }: FirstUser,
): Promise<void> {
  if (nameZh !== undefined && nameEn !== undefined && DEPARTMENT_CODE.test(code))
    await organisation.addDepartment(db, { code, nameZh, nameEn })
  const wanted = [...new Set(roles)]
  const known = await db
    .withTables<RolesTables>()
    .selectFrom('role')
    .select('code')
    .where('code', 'in', wanted)
    .execute()
  if (!(await organisation.hasDepartment(db, code))) throw missing('department')
  if (known.length < wanted.length) throw missing('roles')
  if (!(await organisation.siteCodes(db)).includes(site)) throw missing('site')
}

/** Returns the refusal for an unknown code in the body. */
function missing(detail: string): Refusal {
  return new Refusal(SERVER_ERRORS.badRequest, { detail })
}
