import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../../people/users/users.tables.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { MenusTables } from './menus.tables.ts'

/** An entry of the whole menu, and whether this user is permitted to open it. */
export interface MenuEntry {
  readonly id: string
  readonly parentId: string | null
  readonly url: string
  readonly name: TextPair
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly permitted: boolean
}

type Tables = MenusTables & UsersTables & Pick<ResourcesTables, 'user_resource'>

/** The whole menu in its order, marked for one user: permitted by a role, and by the right the entry names. */
export async function menuEntries(db: Kysely<unknown>, userCode: string): Promise<MenuEntry[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('menu as m')
    .select(['m.id', 'm.parent_id', 'm.url', 'm.name_zh', 'm.name_en', 'm.hidden', 'm.always_show'])
    .select(
      sql<boolean>`
        exists (
          select 1 from role_menu g
            join user_role r on r.role_code = g.role_code
            join app_user u on u.user_code = r.user_code and u.user_type = g.user_type
           where g.menu_id = m.id and u.user_code = ${userCode}
        ) and (m.identify is null or exists (
          select 1 from user_resource v where v.user_code = ${userCode} and v.identify = m.identify
        ))`.as('permitted'),
    )
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    parentId: row.parent_id,
    url: row.url,
    name: { zh: row.name_zh, en: row.name_en },
    hidden: row.hidden,
    alwaysShow: row.always_show,
    permitted: row.permitted,
  }))
}
