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
  /** The right without which the entry is left out; null when the role is enough. */
  identify: string | null
  /** Counts changes by administrators. */
  version: Generated<number>
}

export type MenusTables = {
  menu: MenuTable
  role_menu: { role_code: string; menu_id: string; user_type: UserType }
}
