import { randomUUID } from 'node:crypto'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import type { MenusTables } from './menus.tables.ts'

/** The menu of one sub-application, for these roles of employees. */
export interface AppMenu {
  /** First path segment of every page. */
  readonly name: string
  /** Name of the group; null keeps the one it has, a new group is called like the application. */
  readonly title: TextPair | null
  readonly pages: readonly { readonly url: string; readonly title: TextPair }[]
  readonly roleCodes: readonly string[]
}

export interface AppMenuChange {
  /** Entries that were not there before, without the group. */
  readonly entries: number
  /** Pages that a role sees now and did not see before. */
  readonly grants: number
}

/** Held while entries are made, so that the same command twice makes them once. */
const MENU_LOCK = 730_017

/** Adds what is missing of an application's menu: the group, its entries, their grants. Takes nothing away. */
export async function addAppMenu(database: Kysely<unknown>, menu: AppMenu): Promise<AppMenuChange> {
  return await database.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MENU_LOCK)})`.execute(transaction)
    const db = transaction.withTables<MenusTables>()
    const there = await db
      .selectFrom('menu')
      .select(['id', 'url', 'parent_id', 'sort'])
      .where('url', 'like', `/${menu.name}/%`)
      .execute()
    const groupId = there.find(entry => entry.parent_id !== null)?.parent_id ?? (await addGroup(db, menu))
    if (menu.title !== null) {
      const { zh, en } = menu.title
      await db.updateTable('menu').set({ name_zh: zh, name_en: en }).where('id', '=', groupId).execute()
    }
    const last = Math.max(-1, ...there.map(entry => entry.sort))
    const added = menu.pages
      .filter(page => !there.some(entry => entry.url === page.url))
      .map(({ url, title }, index) => ({
        id: randomUUID(),
        parent_id: groupId,
        url,
        name_zh: title.zh,
        name_en: title.en,
        sort: last + 1 + index,
        identify: null,
      }))
    if (added.length > 0) await db.insertInto('menu').values(added).execute()
    const granted = await grantPages(db, menu)
    return { entries: added.length, grants: granted }
  })
}

/** A new group at the end of the menu. A group stays one although a role may see one page of it only. */
async function addGroup(db: Kysely<MenusTables>, { name, title, pages }: AppMenu): Promise<string> {
  const { last } = await db
    .selectFrom('menu')
    .select(row => row.fn.max('sort').as('last'))
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('menu')
    .values({
      id,
      parent_id: null,
      url: '',
      name_zh: title?.zh ?? name,
      name_en: title?.en ?? name,
      sort: (last ?? -1) + 1,
      always_show: pages.length > 1,
      identify: null,
    })
    .execute()
  return id
}

async function grantPages(db: Kysely<MenusTables>, { pages, roleCodes }: AppMenu): Promise<number> {
  const urls = pages.map(page => page.url)
  const entries = await db.selectFrom('menu').select('id').where('url', 'in', urls).execute()
  const granted = await db
    .insertInto('role_menu')
    .values(
      entries.flatMap(({ id }) =>
        roleCodes.map(role_code => ({ role_code, menu_id: id, user_type: 'employee' as const })),
      ),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('menu_id')
    .execute()
  return granted.length
}
