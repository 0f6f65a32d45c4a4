import { randomUUID } from 'node:crypto'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import { lockMenu } from './admin-menus.store.ts'
import type { MenusTables } from './menus.tables.ts'

/** A page of a sub-application as an entry of the menu. */
interface AppEntry {
  readonly url: string
  readonly title: TextPair
  /** Permits the page, and is no entry to click. */
  readonly hidden?: boolean
  /** The right without which the entry is left out; left out or null when a role that has it is enough. */
  readonly identify?: string | null
}

/** Entries of one sub-application. */
export interface AppEntries {
  /** First path segment of every page. */
  readonly name: string
  /** What a new group is called; null: like the application. */
  readonly title: TextPair | null
  readonly pages: readonly AppEntry[]
}

/** The menu of one sub-application, for these roles of employees. A title also renames the group that is there. */
export interface AppMenu extends AppEntries {
  readonly roleCodes: readonly string[]
}

interface AppMenuChange {
  /** Entries that were not there before, without the group. */
  readonly entries: number
  /** Pages that a role sees now and did not see before. */
  readonly grants: number
}

/** Adds what is missing of an application's menu: the group, its entries, their grants. Takes nothing away. */
export async function addAppMenu(database: Kysely<unknown>, menu: AppMenu): Promise<AppMenuChange> {
  return await database.transaction().execute(async transaction => {
    const entries = await addEntries(transaction, menu)
    const db = transaction.withTables<MenusTables>()
    const group = await groupOf(db, menu.name)
    if (menu.title !== null && group !== null) {
      const { zh, en } = menu.title
      await db.updateTable('menu').set({ name_zh: zh, name_en: en }).where('id', '=', group).execute()
    }
    return { entries, grants: await grantPages(db, menu) }
  })
}

/**
 * Adds those entries that are nowhere in the menu behind the others of their application, under the lock of the menu: the same twice
 * makes them once, and an administrator who changes the menu meanwhile waits.
 * @param transaction one
 * @returns how many were added
 */
export async function addEntries(transaction: Kysely<unknown>, app: AppEntries): Promise<number> {
  await lockMenu(transaction)
  const db = transaction.withTables<MenusTables>()
  const urls = app.pages.map(({ url }) => url)
  const there = await db.selectFrom('menu').select('url').where('url', 'in', urls).execute()
  const missing = app.pages.filter(page => !there.some(({ url }) => url === page.url))
  if (missing.length === 0) return 0
  const parent = (await groupOf(db, app.name)) ?? (await addGroup(db, app))
  const before = await sortsBelow(db, parent)
  // What was one entry is a group of several now.
  if (before.length === 1) {
    await db.updateTable('menu').set({ always_show: true }).where('id', '=', parent).execute()
  }
  await db
    .insertInto('menu')
    .values(
      missing.map(({ url, title, hidden = false, identify = null }, index) => ({
        id: randomUUID(),
        parent_id: parent,
        url,
        name_zh: title.zh,
        name_en: title.en,
        sort: nextAfter(before) + index,
        hidden,
        identify,
      })),
    )
    .execute()
  return missing.length
}

/** Where the entries of the application stand, wherever an administrator has put the first of them. */
async function groupOf(db: Kysely<MenusTables>, name: string): Promise<string | null> {
  const entry = await db
    .selectFrom('menu')
    .select('parent_id')
    .where('url', 'like', `/${name}/%`)
    .where('parent_id', 'is not', null)
    .orderBy('sort')
    .executeTakeFirst()
  return entry?.parent_id ?? null
}

/** A new group at the end of the menu. A group of several pages stays one although a role may see one of them only. */
async function addGroup(db: Kysely<MenusTables>, { name, title, pages }: AppEntries): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('menu')
    .values({
      id,
      parent_id: null,
      url: '',
      name_zh: title?.zh ?? name,
      name_en: title?.en ?? name,
      sort: nextAfter(await sortsBelow(db, null)),
      always_show: pages.length > 1,
      identify: null,
    })
    .execute()
  return id
}

/** The places that are taken below a group, or at the top. */
async function sortsBelow(db: Kysely<MenusTables>, parent: string | null): Promise<readonly number[]> {
  const entries = await db
    .selectFrom('menu')
    .select('sort')
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .execute()
  return entries.map(({ sort }) => sort)
}

const nextAfter = (sorts: readonly number[]) => Math.max(-1, ...sorts) + 1

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
