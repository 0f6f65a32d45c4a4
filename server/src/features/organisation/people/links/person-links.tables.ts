import type { ColumnType, Generated } from 'kysely'

export type PersonLinksTables = {
  person_link: {
    user_code: string
    token_hash: string
    expires_at: ColumnType<Date, Date, Date>
    made_at: ColumnType<Date, Date, Date>
    made_by: string | null
    /** True if handed over by another person, false if sent to the person. */
    handed: Generated<boolean>
  }
}
