import type { HomeType } from '@apron/contract/limits/home'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
/** A jsonb column, written as text. Its content may come from an earlier version. */
type Json = ColumnType<unknown, string | undefined, string>

export interface HomeSettingTable {
  user_code: string
  index_type: Generated<HomeType>
  boxes: Json
  applications: Json
  muted_applications: Json
  /** The person has closed the set-up guide. */
  guide_dismissed: Generated<boolean>
  updated_at: Timestamp
}

export type HomeTables = {
  home_setting: HomeSettingTable
}
