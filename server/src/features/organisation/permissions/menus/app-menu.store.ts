import { randomUUID } from 'node:crypto'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import { lockMenu } from './admin-menus.store.ts'
import type { MenusTables } from './menus.tables.ts'

/** A page of a sub-application as a menu entry. */
interface AppEntry {
  readonly url: string
  readonly title: TextPair
  /** Permits the page without showing an entry. */
  readonly hidden?: boolean
  /** Permission required for the entry; absent or null if the role is enough. */
  readonly identify?: string | null
}

/** Menu entries of one sub-application. */
export interface AppEntries {
  /** First path segment of every page. */
  readonly name: string
  /** Title of a new group; null for the application's title. */
  readonly title: TextPair | null
  readonly pages: readonly AppEntry[]
}

/** Menu of one sub-application for these employee roles. A title also renames an existing group. */
export interface AppMenu extends AppEntries {
  readonly roleCodes: readonly string[]
}

interface AppMenuChange {
  /** Number of added entries, without the group. */
  readonly entries: number
  /** Number of added page grants. */
  readonly grants: number
}

/** Adds missing parts of an application's menu: the group, entries, grants. Removes nothing. */
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
 * Adds missing entries after the others of their application. Takes the menu lock, so that repeated calls add them once
 * and administrators' changes wait.
 * @param transaction one
 * @returns the number of added entries
 */
export async function addEntries(transaction: Kysely<unknown>, app: AppEntries): Promise<number> {
  await lockMenu(transaction)
  const db = transaction.withTables<MenusTables>()
  const urls = app.pages.map(({ url }) => url)
  const existing = await db.selectFrom('menu').select('url').where('url', 'in', urls).execute()
  const missing = app.pages.filter(page => !existing.some(({ url }) => url === page.url))
  if (missing.length === 0) return 0
  const parent = (await groupOf(db, app.name)) ?? (await addGroup(db, app))
  const before = await sortsBelow(db, parent)
  // The single entry becomes a group of several.
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

/**
 * Returns the group of the application's entries: the parent of its first entry, wherever an administrator has moved
 * it.
 */
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

/** Appends a new group to the menu. A group of several pages stays a group even if a role sees only one of them. */
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

/** Returns the positions used below a group or at the root. */
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
