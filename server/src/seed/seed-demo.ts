import { randomUUID } from 'node:crypto'
import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { Clock } from '@apron/server-kit/time/clock'
import { siteMoment } from '@apron/server-kit/time/site-day'
import type { Kysely } from 'kysely'
import PQueue from 'p-queue'
import { definitionsOf } from '../app/wiring/definitions-of.ts'
import type { NoticesTables } from '../features/notices/notices.tables.ts'
import type { SessionTables } from '../features/organisation/people/sessions/session.tables.ts'
import type { UsersTables } from '../features/organisation/people/users/users.tables.ts'
import type { DelegationsTables } from '../features/organisation/permissions/delegations/delegations.tables.ts'
import type { MenusTables } from '../features/organisation/permissions/menus/menus.tables.ts'
import type { ResourcesTables } from '../features/organisation/permissions/resources/resources.tables.ts'
import type { DepartmentsTables } from '../features/organisation/units/departments.tables.ts'
import type { TranslationsTables } from '../features/translations/translations.tables.ts'
import { departmentGrants } from './app-grants.ts'
import { DELEGATIONS } from './data/delegations.data.ts'
import { NOTICES } from './data/notices.data.ts'
import { PROJECT_NAME, TRANSLATIONS } from './data/translations.data.ts'
import { INSTALLER } from './installer.ts'
import { departmentRows, userRows } from './organisation-rows.ts'
import { fillReference, lockSeed, type SeededPlugin } from './seed-reference.ts'

type Tables = DelegationsTables &
  DepartmentsTables &
  MenusTables &
  NoticesTables &
  ResourcesTables &
  Pick<SessionTables, 'administrator_seen'> &
  TranslationsTables &
  UsersTables

/** argon2id is slow on purpose and needs memory. More in parallel gains nothing. */
const HASHES_AT_ONCE = 4
const DAY_MS = 86_400_000

export interface SeedDemoInput {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Initial password of all demo users; never built in. */
  readonly demoPassword: string
  /** Hashes a password as the login verifies it. */
  readonly hashPassword: (password: string) => Promise<string>
  readonly plugins: readonly SeededPlugin[]
}

/**
 * Fills a store without users with the demo organisation, in one transaction.
 * @returns whether it filled the store
 */
export async function seedDemo({
  db,
  clock,
  demoPassword,
  hashPassword,
  plugins,
}: SeedDemoInput): Promise<boolean> {
  if (await hasUsers(db)) return false
  const now = clock.now()
  const users = userRows()
  // Outside the transaction: hashing takes longer than everything else and needs no connection.
  const hashes = await hashEach(users.appUser.length, () => hashPassword(demoPassword))

  return await db.transaction().execute(async transaction => {
    await lockSeed(transaction)
    if (await hasUsers(transaction)) return false
    await fillReference(transaction, now, plugins)
    const store = transaction.withTables<Tables>()
    await store.insertInto('department').values(departmentRows()).execute()
    // Without applications no department has its own permissions.
    const grants = definitionsOf(plugins).flatMap(departmentGrants)
    if (grants.length > 0) await store.insertInto('role_resource').values(grants).execute()
    await store
      .insertInto('app_user')
      .values(
        users.appUser.map((user, index) => ({
          ...user,
          password_hash: hashes[index] ?? null,
          password_changed_at: now,
        })),
      )
      .execute()
    await store.insertInto('user_role').values(users.userRole).execute()
    // The demo organisation has two administrators, so its first day is over.
    await store
      .insertInto('administrator_seen')
      .values(
        users.userRole
          .filter(({ role_code }) => role_code === ADMINISTRATOR_ROLE)
          .map(({ user_code }) => ({ user_code, seen_at: now })),
      )
      .execute()
    await store.insertInto('user_post').values(users.userPost).execute()
    await store.insertInto('user_site').values(users.userSite).execute()
    await store.insertInto('delegation').values(delegationRows(now)).execute()
    await store.insertInto('notice').values(noticeRows(now)).execute()
    await store.insertInto('translation').values(translationRows(now, plugins)).execute()
    return true
  })
}

async function hasUsers(db: Kysely<unknown>): Promise<boolean> {
  const user = await db
    .withTables<UsersTables>()
    .selectFrom('app_user')
    .select('user_code')
    .limit(1)
    .execute()
  return user.length > 0
}

async function hashEach(count: number, hash: () => Promise<string>): Promise<string[]> {
  const queue = new PQueue({ concurrency: HASHES_AT_ONCE })
  return await queue.addAll(Array.from({ length: count }, () => hash))
}

function noticeRows(now: Date) {
  return NOTICES.map(({ kind, title, content, daysAgo }) => ({
    id: randomUUID(),
    kind,
    title_zh: title.zh,
    title_en: title.en,
    content_zh: content.zh,
    content_en: content.en,
    published_at: new Date(now.getTime() - daysAgo * DAY_MS),
  }))
}

/** Returns the demo delegations. Ended ones count as announced. */
function delegationRows(now: Date) {
  const day = (days: number) => siteMoment(now, days, '00:00')
  return DELEGATIONS.map(
    ({ applications, days: [from, to], delegate, delegator, dept, name, revoked, role }) => ({
      id: randomUUID(),
      name,
      delegator,
      delegate,
      role_code: role,
      applications: [...applications],
      dept_code: dept,
      delegator_dept: dept,
      messages: 'role' as const,
      valid_from: day(from),
      valid_until: to === null ? null : day(to + 1),
      created_by: delegator,
      created_at: day(from),
      told_end_at: to !== null && to < 0 ? day(to + 1) : null,
      revoked_by: revoked === undefined ? null : delegator,
      revoked_at: revoked === undefined ? null : day(revoked),
    }),
  )
}

function translationRows(now: Date, plugins: readonly SeededPlugin[]) {
  const ofApps = plugins.flatMap(({ demoTranslations = [] }) => demoTranslations)
  return [...TRANSLATIONS, ...ofApps].map(({ code, text }) => ({
    id: randomUUID(),
    project_code: PROJECT_CODE,
    project_name: PROJECT_NAME,
    code,
    chinese: text.zh,
    english: text.en,
    type: 1,
    created_by: INSTALLER,
    created_at: now,
    updated_by: INSTALLER,
    updated_at: now,
  }))
}
