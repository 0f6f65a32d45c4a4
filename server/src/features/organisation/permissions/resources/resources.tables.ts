import type { Generated } from 'kysely'
import type { UserType } from '../../people/users/users.tables.ts'

export interface ResourceTable {
  identify: string
  url: string
  title_zh: string
  title_en: string
  /** Number of changes by administrators. */
  version: Generated<number>
}

export interface RoleResourceTable {
  role_code: string
  identify: string
  user_type: UserType
  /** Department the grant is limited to; empty: every department. */
  dept_code: string
}

export type ResourcesTables = {
  resource: ResourceTable
  role_resource: RoleResourceTable
  post_resource: { post_code: string; identify: string }
  /**
   * Guarded permissions of applications, taken from their definitions at each start. Administrators cannot change them.
   */
  guarded_right: { identify: string }
  /** View: permissions of each user through roles and posts. */
  user_resource: { user_code: string; identify: string }
  /** View: the same with permissions delegated to them now. */
  user_right: { user_code: string; identify: string }
}
