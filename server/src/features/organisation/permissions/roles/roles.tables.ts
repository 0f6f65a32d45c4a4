import type { Generated } from 'kysely'

export type RolesTables = {
  role: {
    code: string
    name_zh: string
    name_en: string
    /** Purpose of the role; may be empty. */
    description_zh: Generated<string>
    description_en: Generated<string>
    /** May be delegated for a limited time, or permanently. */
    delegable: Generated<boolean>
    delegable_for_good: Generated<boolean>
    /** Number of changes by administrators. */
    version: Generated<number>
  }
}
