import { randomUUID } from 'node:crypto'
import type {
  AdminSite,
  AdminSiteChoice,
  AdminSiteQuery,
  AdminSiteSave,
} from '@apron/contract/entities/admin-organisation'
import type { SavedRecord, SeenRecord } from '@apron/contract/entities/admin-record'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { staleRecord } from '../../platform/db/stale-record.ts'
import type { UsersTables } from '../users/users.tables.ts'
import type { AirportsTables } from './airports.tables.ts'

type Tables = AirportsTables & Pick<UsersTables, 'app_user' | 'user_site'>
type Store = Kysely<Tables>

/** People who work at a site, or start there. */
const PEOPLE = sql<number>`(
  select count(*)::int from app_user u
   where u.default_site = a.three_code
      or exists (select 1 from user_site w where w.user_code = u.user_code and w.site = a.three_code))`

/** One page of the reference list, the sites first. */
export async function sitePage(
  db: Kysely<unknown>,
  { current, size, queryCriteria: { keyword = '', isSite } }: AdminSiteQuery,
): Promise<{ records: AdminSite[]; total: number }> {
  let found = db
    .withTables<Tables>()
    .selectFrom('airport as a')
    .where(containsText(['a.three_code', 'a.icao', 'a.name_zh', 'a.name_en'], keyword))
  if (isSite !== undefined) found = found.where('a.is_site', '=', isSite)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await found
    .select(['a.id', 'a.three_code as threeCode', 'a.icao', 'a.name_zh as cnName', 'a.name_en as enName'])
    .select(['a.is_site as isSite', 'a.version', PEOPLE.as('people')])
    .orderBy('a.is_site', 'desc')
    .orderBy('a.three_code')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records, total }
}

/** Adds an airport, not a site yet, or changes one. @throws Refusal when a code is taken or it was changed meanwhile */
export async function saveSite(db: Kysely<unknown>, wanted: AdminSiteSave): Promise<SavedRecord> {
  return await inTransaction(db.withTables<Tables>(), async store => {
    // One after the other: of two that save the same code at once the second is told.
    await sql`lock table airport in share row exclusive mode`.execute(store)
    const { seen, icao } = wanted
    const before = seen === undefined ? null : await requireUnchanged(store, seen)
    const code = before?.three_code ?? wanted.threeCode
    const others = await store
      .selectFrom('airport')
      .select(['three_code', 'icao'])
      .where(where => where.or([where('three_code', '=', code), where('icao', '=', icao)]))
      .where(sql<boolean>`id::text <> ${seen?.id ?? ''}`)
      .execute()
    if (others.some(other => other.three_code === code))
      throw new Refusal(SERVER_ERRORS.airportCodeTaken, { code })
    if (others.length > 0) throw new Refusal(SERVER_ERRORS.airportIcaoTaken, { code: icao })
    const values = { icao, name_zh: wanted.cnName.trim(), name_en: wanted.enName.trim() }
    if (before === null) {
      return await store
        .insertInto('airport')
        .values({ id: randomUUID(), three_code: code, is_site: false, ...values })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    }
    return await store
      .updateTable('airport')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', before.id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  })
}

/** Makes an airport a site, or takes that away. @throws Refusal for the last site, and for one with people */
export async function chooseSite(db: Kysely<unknown>, choice: AdminSiteChoice): Promise<SavedRecord> {
  return await inTransaction(db.withTables<Tables>(), async store => {
    // Two administrators who take away the last two sites at once wait for each other.
    await sql`lock table airport in share row exclusive mode`.execute(store)
    const before = await requireUnchanged(store, choice)
    if (before.is_site && !choice.isSite) await requireDispensable(store, before.three_code)
    return await store
      .updateTable('airport')
      .set({ is_site: choice.isSite, version: before.version + 1 })
      .where('id', '=', before.id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  })
}

/** The row, locked: nobody is put to work there meanwhile. */
async function requireUnchanged(store: Store, { id, version }: SeenRecord) {
  const row = await store
    .selectFrom('airport')
    .select(['id', 'three_code', 'is_site', 'version'])
    // Compared as text: what is not an id is no airport, not an error of the database.
    .where(sql<boolean>`id::text = ${id}`)
    .forUpdate()
    .executeTakeFirst()
  if (row?.version !== version) throw staleRecord(row !== undefined)
  return row
}

async function requireDispensable(store: Store, code: string): Promise<void> {
  const { people } = await store
    .selectFrom('airport as a')
    .select(PEOPLE.as('people'))
    .where('a.three_code', '=', code)
    .executeTakeFirstOrThrow()
  if (people > 0) throw new Refusal(SERVER_ERRORS.siteInUse, { code, people: String(people) })
  const another = await store
    .selectFrom('airport')
    .select('id')
    .where('is_site', '=', true)
    .where('three_code', '<>', code)
    .executeTakeFirst()
  if (another === undefined) throw new Refusal(SERVER_ERRORS.lastSite, { code })
}
