import type { HomeType } from '@apron/contract/limits/home'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
/** A jsonb column: written as text; what is read may be anything an earlier version has written. */
type Json = ColumnType<unknown, string | undefined, string>

export interface HomeSettingTable {
  user_code: string
  index_type: Generated<HomeType>
  boxes: Json
  applications: Json
  muted_applications: Json
  /** Does not want to be led through the first days any more. */
  guide_dismissed: Generated<boolean>
  updated_at: Timestamp
}

export type HomeTables = {
  home_setting: HomeSettingTable
}
