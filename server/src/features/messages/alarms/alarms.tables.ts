import type { ColumnType, Generated } from 'kysely'

export interface AlarmTable {
  id: string
  message_id: string
  text_zh: string
  text_en: string
  /** Three-letter code; empty for the whole company. */
  site: string
  roles: string[]
  departments: string[]
  raised_by: string
  raised_at: ColumnType<Date, Date, never>
  /** Null until withdrawn. */
  recalled_by: ColumnType<string | null, never, string>
  recalled_at: ColumnType<Date | null, never, Date>
  /** Null before the first reminder. */
  reminded_at: ColumnType<Date | null, never, Date>
  /** Number of changes. */
  version: Generated<number>
}

export type AlarmsTables = { alarm: AlarmTable }
