import type { Language } from '@apron/contract/dictionary/language'
import type { AdminMenu, MenuRole } from '@apron/contract/menus/admin-menu'
import { type Kysely, sql } from 'kysely'
import { hintEverybody } from '../../../../platform/live/hints.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { RolesTables } from '../roles/roles.tables.ts'
import type { MenusTables } from './menus.tables.ts'

type Tables = MenusTables & ResourcesTables & RolesTables

const MAX_ENTRIES = 20_000
/** Lock number for menu changes, which prevents cycles and duplicate application entries. */
const MENU_LOCK = 730_017

/** Serialises changes of the menu until the transaction ends. */
export async function lockMenu(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MENU_LOCK)})`.execute(db)
}

/** An entry with its position among its siblings. */
export interface StoredMenu extends AdminMenu {
  readonly sort: number
}

/** Returns the whole menu in order. */
export async function allMenus(db: Kysely<unknown>): Promise<StoredMenu[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('menu as m')
    .select(['m.id', 'm.parent_id', 'm.url', 'm.name_zh', 'm.name_en', 'm.sort', 'm.hidden', 'm.always_show'])
    .select(['m.identify', 'm.version'])
    .select(
      sql<MenuRole[]>`coalesce((
        select jsonb_agg(jsonb_build_object('roleCode', g.role_code, 'userType', g.user_type)
          order by g.role_code, g.user_type)
        from role_menu g where g.menu_id = m.id), '[]')`.as('roles'),
    )
    .orderBy('m.sort')
    .orderBy('m.id')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(row => ({
    id: row.id,
    parentId: row.parent_id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    url: row.url,
    sort: row.sort,
    hidden: row.hidden,
    alwaysShow: row.always_show,
    identify: row.identify ?? '',
    roles: row.roles,
    version: row.version,
  }))
}

/** Returns all permissions, by identifier. */
export async function permissionTitles(
  db: Kysely<unknown>,
  language: Language,
): Promise<{ identify: string; title: string }[]> {
  return await db
    .withTables<Tables>()
    .selectFrom('resource')
    .select(['identify', `title_${language} as title`])
    .orderBy('identify')
    .limit(MAX_ENTRIES)
    .execute()
}

export async function knownRoles(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const rows = await db.withTables<Tables>().selectFrom('role').select('code').execute()
  return new Set(rows.map(({ code }) => code))
}

/** Desired state of an entry. The writer has checked it under {@link lockMenu}. */
export type WantedMenu = Omit<StoredMenu, 'version'>

/** Writes one entry with its roles. */
export async function putMenu(db: Kysely<unknown>, wanted: WantedMenu, isNew: boolean): Promise<void> {
  const store = db.withTables<Tables>()
  const { id } = wanted
  const values = {
    parent_id: wanted.parentId,
    url: wanted.url,
    name_zh: wanted.nameZh,
    name_en: wanted.nameEn,
    sort: wanted.sort,
    hidden: wanted.hidden,
    always_show: wanted.alwaysShow,
    identify: wanted.identify === '' ? null : wanted.identify,
  }
  if (isNew) {
    await store
      .insertInto('menu')
      .values({ id, ...values })
      .execute()
  } else {
    await store
      .updateTable('menu')
      .set({ ...values, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
    await store.deleteFrom('role_menu').where('menu_id', '=', id).execute()
  }
  if (wanted.roles.length > 0)
    await store
      .insertInto('role_menu')
      .values(
        wanted.roles.map(({ roleCode, userType }) => ({
          role_code: roleCode,
          menu_id: id,
          user_type: userType,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
  hintEverybody()
}

/** Sets the positions of sibling entries to this order. */
export async function putOrder(db: Kysely<unknown>, ids: readonly string[]): Promise<void> {
  await sql`
    update menu set sort = place.at - 1
      from unnest(${[...ids]}::uuid[]) with ordinality as place (id, at)
     where menu.id = place.id`.execute(db)
  hintEverybody()
}

export async function dropMenu(db: Kysely<unknown>, id: string): Promise<void> {
  const store = db.withTables<Tables>()
  await store.deleteFrom('role_menu').where('menu_id', '=', id).execute()
  await store.deleteFrom('menu').where('id', '=', id).execute()
  hintEverybody()
}
