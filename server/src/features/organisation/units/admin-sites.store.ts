import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PageOf } from '@apron/contract/lists/paging'
import type { AdminSite, AdminSiteQuery, AdminSiteSave } from '@apron/contract/organisation/admin-site'
import { adminSite } from '@apron/contract/organisation/admin-site.fields'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { columnOf } from '@apron/server-kit/db/sorted-by'
import { fieldConditions } from '@apron/server-kit/records/described/field-conditions'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../people/users/users.tables.ts'
import type { SitesTables } from './sites.tables.ts'

type Tables = SitesTables & Pick<UsersTables, 'app_user' | 'user_site'>

/** Number of people who work at a site or have it as their default. */
const PEOPLE = sql<number>`(
  select count(*)::int from app_user u
   where u.default_site = a.three_code
      or exists (select 1 from user_site w where w.user_code = u.user_code and w.site = a.three_code))`

/** Airports of the reference list with their number of people. */
function selectAirports(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .selectFrom('airport as a')
    .select(['a.id', 'a.three_code as threeCode', 'a.icao', 'a.name_zh as cnName', 'a.name_en as enName'])
    .select(['a.is_site as isSite', 'a.version', PEOPLE.as('people')])
}

/** Columns whose name differs from the field's. */
const COLUMNS = new Map([
  ['cnName', 'name_zh'],
  ['enName', 'name_en'],
])
const columnName = (field: string) => `a.${COLUMNS.get(field) ?? columnOf(field)}`

/** Returns one page of the reference list, sites first. */
export async function pageOfSites(db: Kysely<unknown>, query: AdminSiteQuery): Promise<PageOf<AdminSite>> {
  const { isSite } = query.queryCriteria
  const found = selectAirports(db)
    .where(fieldConditions(adminSite.fields, query.queryCriteria, columnName))
    .$if(isSite !== undefined, rows => rows.where('a.is_site', '=', isSite === true))
  const sorted = ordered(
    found,
    query.queryCriteria,
    { nameZh: byName(sql.ref('a.name_zh')), nameEn: byName(sql.ref('a.name_en')) },
    rows => rows.orderBy('a.is_site', 'desc').orderBy('a.three_code'),
    'a.three_code',
  )
  return await pageOf(sorted, query)
}

/** Rules for creating and changing airports of the reference list. A new one is not a site yet. */
export const SITE_KIND: EditedKind<AdminSiteSave, AdminSite> = {
  /**
   * Serialises changes, so that a repeated code is detected and two administrators cannot remove the last two sites at
   * once. Also keeps people from being assigned meanwhile.
   */
  async lock(db, code) {
    await sql`lock table airport in share row exclusive mode`.execute(db)
    await sql`select 1 from airport where three_code = ${code} for update`.execute(db)
  },
  async find(db, code) {
    return (await selectAirports(db).where('a.three_code', '=', code).executeTakeFirst()) ?? null
  },
  async check(db, { threeCode, icao }) {
    const other = await db
      .withTables<Tables>()
      .selectFrom('airport')
      .select('three_code')
      .where('icao', '=', icao)
      .where('three_code', '<>', threeCode)
      .executeTakeFirst()
    if (other !== undefined) throw new Refusal(SERVER_ERRORS.airportIcaoTaken, { code: icao })
  },
  async put(db, { threeCode, icao, cnName, enName }, before) {
    const store = db.withTables<Tables>()
    const values = { icao, name_zh: stripInvisible(cnName), name_en: stripInvisible(enName) }
    if (before === null) {
      await store
        .insertInto('airport')
        .values({ id: randomUUID(), three_code: threeCode, is_site: false, ...values })
        .execute()
    } else {
      await store
        .updateTable('airport')
        .set({ ...values, version: before.version + 1 })
        .where('three_code', '=', threeCode)
        .execute()
    }
    return threeCode
  },
}

/** Makes an airport a site, or no longer one. @throws Refusal for the last site, and for one with people */
export async function putSite(
  db: Kysely<unknown>,
  { threeCode, isSite: wasSite, people }: AdminSite,
  isSite: boolean,
): Promise<void> {
  if (wasSite && !isSite) {
    if (people > 0) throw new Refusal(SERVER_ERRORS.siteInUse, { code: threeCode, people: String(people) })
    await requireAnother(db, threeCode)
  }
  await db
    .withTables<Tables>()
    .updateTable('airport')
    .set({ is_site: isSite, version: sql<number>`version + 1` })
    .where('three_code', '=', threeCode)
    .execute()
}

async function requireAnother(db: Kysely<unknown>, code: string): Promise<void> {
  const another = await db
    .withTables<Tables>()
    .selectFrom('airport')
    .select('id')
    .where('is_site', '=', true)
    .where('three_code', '<>', code)
    .executeTakeFirst()
  if (another === undefined) throw new Refusal(SERVER_ERRORS.lastSite, { code })
}
