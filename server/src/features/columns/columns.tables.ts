import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface ColumnSettingTable {
  id: string
  user_code: string
  /** The table's customCode. */
  code: string
  /** Comma-joined visible labels (§3). */
  value: string
  updated_at: Timestamp
}

export type ColumnsTables = {
  column_setting: ColumnSettingTable
}
