import type { RecordColumns } from '@apron/server-kit/db/record-columns'
import type { Generated, Kysely } from 'kysely'
import type { RiskIndex } from '../../contract/rules/occurrences/risk-matrix.ts'

export interface LibraryEntryTable extends RecordColumns {
  entry_no: string
  category: string
  ata: string | null
  /** yyyy-MM */
  month: string
  risk_before: RiskIndex
  risk_after: RiskIndex
  factors: string[]
  title_zh: string
  title_en: string
  setting_zh: string
  setting_en: string
  happened_zh: string
  happened_en: string
  why_zh: string
  why_en: string
  changed_zh: string
  changed_en: string
  lesson_zh: string
  lesson_en: string
  helpful: Generated<number>
  published: boolean
}

export type LibraryTables = { safety_quality_library_entry: LibraryEntryTable }

/** The portal's database, limited to the tables of the library. */
export type LibraryDb = Kysely<LibraryTables>
