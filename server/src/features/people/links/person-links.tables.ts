import type { ColumnType, Generated } from 'kysely'

export type PersonLinksTables = {
  person_link: {
    user_code: string
    token_hash: string
    expires_at: ColumnType<Date, Date, Date>
    made_at: ColumnType<Date, Date, Date>
    /** Who asked for it. */
    made_by: string | null
    /** Whether it was handed to them; otherwise it went to the person. */
    handed: Generated<boolean>
  }
}
