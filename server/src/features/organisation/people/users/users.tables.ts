import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type UserType = 'employee' | 'enterprise'

export interface AppUserTable {
  user_code: string
  name_zh: string
  name_en: string
  sex: 'M' | 'F'
  user_type: UserType
  /** Department, or the enterprise of an external user. */
  dept_code: string
  /** Null until the person has set a password. */
  password_hash: string | null
  password_changed_at: Timestamp | null
  enabled: Generated<boolean>
  /** Three-letter code of the site at which sessions start. */
  default_site: string
  /** Administrator whose invitation was used to set the password. */
  invited_by: Generated<string | null>
  /** True if the inviter handed the link over. */
  invited_by_hand: Generated<boolean>
  /** Number of changes by administrators. */
  version: Generated<number>
}

export interface PostTable {
  code: string
  name_zh: string
  name_en: string
  delegable: boolean
}

export type UsersTables = {
  app_user: AppUserTable
  post: PostTable
  user_role: { user_code: string; role_code: string }
  user_post: { user_code: string; post_code: string }
  user_site: { user_code: string; site: string }
}
