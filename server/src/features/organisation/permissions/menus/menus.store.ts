import type { TextPair } from '@apron/contract/texts/text-pair'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { UsersTables } from '../../people/users/users.tables.ts'
import { hasDelegations } from '../delegations/has-delegations.store.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { MenusTables } from './menus.tables.ts'

/** A menu entry, and whether this user may open it. */
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

/**
 * Entries opened by delegated roles: those of the delegation's applications, under its permissions or the person's own.
 */
const delegatedEntries = (userCode: string) => sql`
  select n.id from delegation_in_force f
    join role_menu g on g.role_code = f.role_code and g.user_type = 'employee'
    join menu n on n.id = g.menu_id
   where f.delegate = ${userCode} and split_part(n.url, '/', 2) = any(f.applications)
     and (n.identify is null
          or exists (select 1 from delegation_resource v where v.delegation_id = f.id and v.identify = n.identify)
          or exists (select 1 from user_resource v where v.user_code = ${userCode} and v.identify = n.identify))`

/**
 * SQL condition: permitted by a role, and by the entry's permission. Delegations are queried only for people who have
 * some.
 */
function isPermitted(userCode: string, isDelegate: boolean): RawBuilder<boolean> {
  const rights = sql.table(isDelegate ? 'user_right' : 'user_resource')
  const own = sql<boolean>`
    (m.id in (
      select g.menu_id from role_menu g
        join user_role r on r.role_code = g.role_code
        join app_user u on u.user_code = r.user_code and u.user_type = g.user_type
       where u.user_code = ${userCode}
    ) and (m.identify is null or m.identify in (
      select v.identify from ${rights} v where v.user_code = ${userCode}
    )))`
  return isDelegate ? sql<boolean>`(${own} or m.id in (${delegatedEntries(userCode)}))` : own
}

/** Returns the whole menu in order, marked for one user. */
export async function menuEntries(db: Kysely<unknown>, userCode: string): Promise<MenuEntry[]> {
  const isDelegate = await hasDelegations(db, userCode)
  const rows = await db
    .withTables<Tables>()
    .selectFrom('menu as m')
    .select(['m.id', 'm.parent_id', 'm.url', 'm.name_zh', 'm.name_en', 'm.hidden', 'm.always_show'])
    .select(isPermitted(userCode, isDelegate).as('permitted'))
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
