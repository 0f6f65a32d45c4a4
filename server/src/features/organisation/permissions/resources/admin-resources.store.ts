import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PageOf } from '@apron/contract/lists/paging'
import type {
  AdminResource,
  AdminResourceQuery,
  AdminResourceSave,
} from '@apron/contract/permissions/admin-resource'
import { RESOURCE_FIELD_LABELS, resourceProblems } from '@apron/contract/rules/rights/resource-fields'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import type { EditedKind } from '@apron/server-kit/records/save-record'
import { type Kysely, sql } from 'kysely'
import type { MenusTables } from '../menus/menus.tables.ts'
import type { ResourcesTables } from './resources.tables.ts'

type Tables = ResourcesTables & MenusTables

/** Maximum number of menu entries listed in a refusal. */
const MENUS_NAMED = 5

function selectResources(db: Kysely<unknown>) {
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

/** Returns one page of permissions, by identifier by default. */
export async function pageOfResources(
  db: Kysely<unknown>,
  query: AdminResourceQuery,
  language: Language,
): Promise<PageOf<AdminResource>> {
  const { text = '' } = query.queryCriteria
  const matches = containsText(['r.identify', 'r.url', 'r.title_zh', 'r.title_en'], text)
  const found = ordered(
    selectResources(db).where(matches),
    query.queryCriteria,
    {
      identify: null,
      title: byName(sql.ref(`r.title_${language}`)),
      url: null,
      titleZh: byName(sql.ref('r.title_zh')),
      titleEn: byName(sql.ref('r.title_en')),
    },
    rows => rows.orderBy('r.identify'),
    'r.identify',
  )
  return await pageOf(found, query)
}

/** Returns the names of menu entries that require this permission. */
async function menusNeeding(db: Kysely<unknown>, identify: string, language: Language): Promise<string[]> {
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

/** Rules for creating, changing and deleting permissions. The people lock detects concurrent creation. */
export function resourceKind(language: Language): EditedKind<AdminResourceSave, AdminResource> {
  return {
    /** Locks the permission against being granted or withdrawn. */
    async lock(db, identify) {
      await sql`select 1 from resource where identify = ${identify} for update`.execute(db)
    },
    async find(db, identify) {
      return (await selectResources(db).where('r.identify', '=', identify).executeTakeFirst()) ?? null
    },
    check(_db, wanted) {
      const [problem] = resourceProblems(wanted)
      if (problem) throw createFieldRefusal(problem, RESOURCE_FIELD_LABELS, language)
    },
    async put(db, { identify, url, titleZh, titleEn }, before) {
      const values = { url, title_zh: titleZh, title_en: titleEn }
      const store = db.withTables<Tables>()
      if (before === null) {
        await store
          .insertInto('resource')
          .values({ identify, ...values })
          .execute()
      } else {
        await store
          .updateTable('resource')
          .set({ ...values, version: before.version + 1 })
          .where('identify', '=', identify)
          .execute()
      }
      return identify
    },
  }
}

/** Deletes an unused permission. @throws Refusal that lists its uses */
export async function dropResource(
  db: Kysely<unknown>,
  { identify, roles, posts }: AdminResource,
  language: Language,
): Promise<void> {
  const menus = await menusNeeding(db, identify, language)
  const holders = [...roles, ...posts, ...menus]
  if (holders.length > 0)
    throw new Refusal(SERVER_ERRORS.rightInUse, { holders: holders.join(language === 'zh' ? '、' : ', ') })
  await db.withTables<Tables>().deleteFrom('resource').where('identify', '=', identify).execute()
}
