import type { Airport, AirportOption } from '@apron/contract/dictionary/airport'
import type { PageOf } from '@apron/contract/lists/paging'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Paging, pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { SitesTables } from './sites.tables.ts'

export interface SitesQuery extends Paging {
  readonly userCode: string
  /** Part of the code or of the name in either language; empty: all. */
  readonly search: string
}

function selectSites(db: Kysely<unknown>, userCode: string) {
  return db
    .withTables<SitesTables & UsersTables>()
    .selectFrom('user_site as w')
    .innerJoin('app_user as u', 'u.user_code', 'w.user_code')
    .innerJoin('airport as a', 'a.three_code', 'w.site')
    .where('w.user_code', '=', userCode)
    .where('a.is_site', '=', true)
}

export async function allSites(db: Kysely<unknown>): Promise<AirportOption[]> {
  return await db
    .withTables<SitesTables>()
    .selectFrom('airport')
    .select(['id', 'name_zh as cnName', 'name_en as enName', 'three_code as threeCode'])
    .where('is_site', '=', true)
    .orderBy('three_code')
    .execute()
}

/** Returns one page of a user's sites, default site first. */
export async function sitesOf(
  db: Kysely<unknown>,
  { userCode, search, ...page }: SitesQuery,
): Promise<PageOf<AirportOption>> {
  const found = selectSites(db, userCode)
    .where(containsText(['a.three_code', 'a.name_zh', 'a.name_en'], search))
    .select(['a.id', 'a.name_zh as cnName', 'a.name_en as enName', 'a.three_code as threeCode'])
  return await pageOf(found.orderBy(sql`a.three_code = u.default_site`, 'desc').orderBy('a.three_code'), page)
}

const AIRPORT = [
  'a.id',
  'a.name_zh as cnName',
  'a.name_en as enName',
  'a.three_code as airportThreeCode',
] as const

/** Returns a user's site by its three-letter code, or null if they do not work there. */
export async function siteByCode(
  db: Kysely<unknown>,
  userCode: string,
  code: string,
): Promise<Airport | null> {
  const row = await selectSites(db, userCode)
    .select(AIRPORT)
    .where('a.three_code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** Returns a user's site by id, or null if they do not work there. */
export async function siteById(db: Kysely<unknown>, userCode: string, id: string): Promise<Airport | null> {
  // Compared as text, so that an invalid id finds nothing instead of causing a database error.
  const row = await selectSites(db, userCode)
    .select(AIRPORT)
    .where(sql`a.id::text`, '=', id)
    .executeTakeFirst()
  return row ?? null
}
