import type { Generated } from 'kysely'

export type RolesTables = {
  role: {
    code: string
    name_zh: string
    name_en: string
    /** What it is for; empty when nobody said. */
    description_zh: Generated<string>
    description_en: Generated<string>
    /** Whether it may be handed to somebody else for a time, and for good. */
    delegable: Generated<boolean>
    delegable_for_good: Generated<boolean>
    /** Counts changes by administrators. */
    version: Generated<number>
  }
}
