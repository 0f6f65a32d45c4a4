import type { Generated } from 'kysely'

export type RolesTables = {
  role: {
    code: string
    name_zh: string
    name_en: string
    /** What it is for; empty when nobody said. */
    description_zh: Generated<string>
    description_en: Generated<string>
    /** Counts changes by administrators. */
    version: Generated<number>
  }
}
