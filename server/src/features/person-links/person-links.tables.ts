import type { ColumnType } from 'kysely'

export type PersonLinksTables = {
  person_link: {
    user_code: string
    token_hash: string
    expires_at: ColumnType<Date, Date, Date>
  }
}
