import type {
  AdminResource,
  AdminResourceQuery,
  AdminResourceSave,
} from '@apron/contract/entities/admin-resource'
import type { Language } from '@apron/contract/entities/language'
import type { PageOf } from '@apron/contract/entities/paging'
import { containsText } from '@apron/server-kit/db/contains-text'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import type { MenusTables } from '../menus/menus.tables.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'

type Tables = ResourcesTables & MenusTables

/** Entries of the menu that a refusal names. */
const MENUS_NAMED = 5

function resources(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .selectFrom('resource as r')
    .select(['r.identify', 'r.url', 'r.title_zh as titleZh', 'r.title_en as titleEn', 'r.version'])
    .select([
      sql<
        string[]
      >`array(select distinct role_code from role_resource g where g.identify = r.identify order by 1)`.as(
        'roles',
      ),
      sql<string[]>`array(select post_code from post_resource p where p.identify = r.identify order by 1)`.as(
        'posts',
      ),
    ])
}

/** One page of the rights, by identifier. */
export async function pageOfResources(
  db: Kysely<unknown>,
  query: AdminResourceQuery,
): Promise<PageOf<AdminResource>> {
  const { text = '' } = query.queryCriteria
  const matches = containsText(['r.identify', 'r.url', 'r.title_zh', 'r.title_en'], text)
  return await pageOf(resources(db).where(matches).orderBy('r.identify'), query)
}

/** One right with who holds it, or null. */
export async function findResource(db: Kysely<unknown>, identify: string): Promise<AdminResource | null> {
  return (await resources(db).where('r.identify', '=', identify).executeTakeFirst()) ?? null
}

/** Names of entries of the menu that are left out without this right. */
export async function menusNeeding(
  db: Kysely<unknown>,
  identify: string,
  language: Language,
): Promise<string[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('menu')
    .select(`name_${language} as name`)
    .where('identify', '=', identify)
    .orderBy('sort')
    .limit(MENUS_NAMED)
    .execute()
  return rows.map(({ name }) => name)
}

/** Writes a right. @returns false when it has another version by now */
export async function putResource(
  db: Kysely<unknown>,
  { identify, url, titleZh, titleEn, version }: AdminResourceSave,
): Promise<boolean> {
  const store = db.withTables<Tables>()
  const facts = { url, title_zh: titleZh, title_en: titleEn }
  if (version === null) {
    await store
      .insertInto('resource')
      .values({ identify, ...facts })
      .execute()
    return true
  }
  const changed = await store
    .updateTable('resource')
    .set({ ...facts, version: sql<number>`version + 1` })
    .where('identify', '=', identify)
    .where('version', '=', version)
    .returning('identify')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns false when it has another version by now */
export async function dropResource(db: Kysely<unknown>, identify: string, version: number): Promise<boolean> {
  const gone = await db
    .withTables<Tables>()
    .deleteFrom('resource')
    .where('identify', '=', identify)
    .where('version', '=', version)
    .returning('identify')
    .executeTakeFirst()
  return gone !== undefined
}

/** Keeps the right from being given or taken until the transaction ends. */
export async function lockResource(db: Kysely<unknown>, identify: string): Promise<void> {
  await sql`select 1 from resource where identify = ${identify} for update`.execute(db)
}
