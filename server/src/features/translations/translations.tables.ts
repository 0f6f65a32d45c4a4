import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface TranslationTable {
  id: string
  project_code: string
  project_name: string
  code: string
  chinese: string
  english: string
  /** 1 plain text, 2 file-linked (§3). */
  type: number
  created_by: string
  created_at: Timestamp
  updated_by: string
  updated_at: Timestamp
  version: Generated<number>
}

export type TranslationsTables = {
  translation: TranslationTable
}
