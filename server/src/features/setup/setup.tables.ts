import type { ColumnType } from 'kysely'

export type SetupTables = {
  setup_link: {
    token_hash: string
    expires_at: ColumnType<Date, Date, Date>
  }
}
