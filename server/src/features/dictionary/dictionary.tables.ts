import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DictionaryDirectoryTable {
  code: string
  name_zh: string
  name_en: string
  parent_code: string | null
  /** Its values steer decisions: changes wait for a second administrator. */
  steers: Generated<boolean>
  /**
   * Raised under its lock in the transaction of every value change, so that a late commit never hides behind a newer
   * revision.
   */
  revision: Generated<string>
  version: Generated<number>
}

export interface DictionaryEntryTable {
  id: string
  directory_code: string
  value: string
  name_zh: string
  name_en: string
  /** 0..99 (§9). */
  sort: number
  enabled: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  updated_by: string
  version: Generated<number>
}

export type DictionaryTables = {
  dictionary_directory: DictionaryDirectoryTable
  dictionary_entry: DictionaryEntryTable
}
