import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface DictionaryDirectoryTable {
  code: string
  name_zh: string
  name_en: string
  parent_code: string | null
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
}

export type DictionaryTables = {
  dictionary_directory: DictionaryDirectoryTable
  dictionary_entry: DictionaryEntryTable
}
