import { randomUUID } from 'node:crypto'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import { definitionsOf } from '../app/wiring/definitions-of.ts'
import type { DictionaryTables } from '../features/dictionary/dictionary.tables.ts'
import type { UsersTables } from '../features/organisation/people/users/users.tables.ts'
import type { MenusTables } from '../features/organisation/permissions/menus/menus.tables.ts'
import type { ResourcesTables } from '../features/organisation/permissions/resources/resources.tables.ts'
import type { RolesTables } from '../features/organisation/permissions/roles/roles.tables.ts'
import type { SitesTables } from '../features/organisation/units/sites.tables.ts'
import { addPredefinedDirectories } from './app-offers/add-predefined-directories.ts'
import { guardPermissions } from './app-offers/guard-permissions.ts'
import { rememberOffers } from './app-offers/offer-apps.ts'
import { type AirportRow, FURTHER_AIRPORTS, SITES } from './data/airports.data.ts'
import { ROLE_DESCRIPTIONS } from './data/role-descriptions.data.ts'
import { NEVER_DELEGATED, NEVER_PERMANENTLY_DELEGATED, POSTS, ROLES } from './data/roles.data.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { INSTALLER } from './installer.ts'
import { menuRows } from './menu-rows.ts'
import { permissionRows } from './permission-rows.ts'
import { withPlannedApps } from './with-planned-apps.ts'

type Tables = SitesTables &
  Pick<DictionaryTables, 'dictionary_directory' | 'dictionary_entry'> &
  MenusTables &
  ResourcesTables &
  RolesTables &
  Pick<UsersTables, 'post'>

/** Lock number for filling a store, so that two servers starting at once fill it only once. */
const SEED_LOCK = 4_153_001

/** Serialises the check for an empty store until the transaction ends. */
export async function lockSeed(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(db)
}

/** Parts of an application that are seeded. */
export type SeededPlugin = Pick<ServerPlugin, 'app' | 'demoTranslations' | 'dictionaries'>

export interface SeedReferenceInput {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly plugins: readonly SeededPlugin[]
}

/**
 * Fills what the product cannot work without: roles, posts, airports, permissions, the menu, dictionaries. Does nothing
 * if the store has roles.
 * @returns whether it filled the store
 */
export async function seedReference({ db, clock, plugins }: SeedReferenceInput): Promise<boolean> {
  return await db.transaction().execute(async transaction => {
    await lockSeed(transaction)
    return await fillReference(transaction, clock.now(), plugins)
  })
}

/** Runs {@link seedReference} in an open transaction that holds the lock. */
export async function fillReference(
  db: Kysely<unknown>,
  now: Date,
  plugins: readonly SeededPlugin[],
): Promise<boolean> {
  const store = db.withTables<Tables>()
  if (await store.selectFrom('role').select('code').limit(1).executeTakeFirst()) return false

  await store.insertInto('role').values(ROLES.map(roleRow)).execute()
  await store
    .insertInto('post')
    .values(POSTS.map(([code, name_zh, name_en, delegable]) => ({ code, name_zh, name_en, delegable })))
    .execute()
  const airports = [...airportRows(SITES, true), ...airportRows(FURTHER_AIRPORTS, false)]
  await store.insertInto('airport').values(airports).execute()

  const builtApps = definitionsOf(plugins)
  const apps = withPlannedApps(builtApps)
  const permissions = permissionRows(apps)
  await store.insertInto('resource').values(permissions.resource).execute()
  await store.insertInto('role_resource').values(permissions.roleResource).execute()
  // Only permissions of applications come with posts.
  if (permissions.postResource.length > 0)
    await store.insertInto('post_resource').values(permissions.postResource).execute()
  const { menu, roleMenu } = menuRows(apps)
  await store.insertInto('menu').values(menu).execute()
  await store.insertInto('role_menu').values(roleMenu).execute()

  await rememberOffers(
    db,
    'right',
    permissions.resource.map(({ identify }) => identify),
  )
  await rememberOffers(
    db,
    'page',
    menu.map(({ url }) => url).filter(url => url !== ''),
  )

  await guardPermissions(db, builtApps)

  const dictionary = dictionaryRows(now, INSTALLER)
  await store.insertInto('dictionary_directory').values(dictionary.directories).execute()
  await store.insertInto('dictionary_entry').values(dictionary.entries).execute()
  await addPredefinedDirectories(
    db,
    plugins.flatMap(({ dictionaries = [] }) => dictionaries),
    now,
  )
  return true
}

function roleRow([code, name_zh, name_en]: (typeof ROLES)[number]) {
  const { zh: description_zh, en: description_en } = ROLE_DESCRIPTIONS[code]
  return {
    code,
    name_zh,
    name_en,
    description_zh,
    description_en,
    delegable: !NEVER_DELEGATED.includes(code),
    delegable_for_good: !NEVER_PERMANENTLY_DELEGATED.includes(code),
  }
}

function airportRows(airports: readonly AirportRow[], isSite: boolean) {
  return airports.map(([three_code, icao, name_zh, name_en]) => ({
    id: randomUUID(),
    three_code,
    icao,
    name_zh,
    name_en,
    is_site: isSite,
  }))
}
