import type { Generated } from 'kysely'

export type RolesTables = {
  role: {
    code: string
    name_zh: string
    name_en: string
    /** Counts changes by administrators. */
    version: Generated<number>
  }
}
