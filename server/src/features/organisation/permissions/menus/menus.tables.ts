import type { Generated } from 'kysely'
import type { UserType } from '../../people/users/users.tables.ts'

export interface MenuTable {
  id: string
  parent_id: string | null
  /** Shell path, or empty for a group. */
  url: string
  name_zh: string
  name_en: string
  sort: number
  hidden: Generated<boolean>
  always_show: Generated<boolean>
  /** Permission required for the entry; null if the role is enough. */
  identify: string | null
  /** Number of changes by administrators. */
  version: Generated<number>
}

export type MenusTables = {
  menu: MenuTable
  role_menu: { role_code: string; menu_id: string; user_type: UserType }
}
