import type { Language } from '@apron/contract/dictionary/language'
import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import type { Json, RecordColumns } from '@apron/server-kit/db/record-columns'
import type { HistoryColumns } from '@apron/server-kit/records/history'
import type { Kysely } from 'kysely'
import type { OccDetails, OccDraft } from '../../contract/occurrences/occurrence.entities.ts'
import type { OccHistoryAction, OccStatus, OccType } from '../../contract/occurrences/occurrence.values.ts'

export interface OccurrenceTable extends RecordColumns {
  /** Null until the first submission. */
  report_no: string | null
  report_type: OccType
  language: Language
  title: string
  ac_reg: string
  event: Json<OccDraft['event']>
  details: Json<OccDetails>
  mandatory_deadline: string | null
  pair_id: string | null
  attachments: Json<UploadedFile[]>
  status: OccStatus
  submitted_at: Date | null
  receipt_no: string
  receipt_date: string | null
}

interface OccurrenceHistoryTable extends HistoryColumns<OccHistoryAction, OccStatus> {
  report_id: string
}

export const OCC_HISTORY = { table: 'safety_quality_occurrence_history', owner: 'report_id' } as const

export type OccTables = {
  safety_quality_occurrence: OccurrenceTable
  safety_quality_occurrence_history: OccurrenceHistoryTable
}

/** The portal's database, limited to the tables of occurrence reports. Also the type of a transaction. */
export type OccDb = Kysely<OccTables>
