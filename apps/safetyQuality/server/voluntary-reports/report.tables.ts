import type { Language } from '@apron/contract/dictionary/language'
import type { Json } from '@apron/server-kit/db/record-columns'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ReportClosing, ReportFindings, ReportWork } from '../../contract/reports/report.entities.ts'
import type { EntryKind, ReportState, StepKind } from '../../contract/reports/report.values.ts'
import type { ReportFileKind } from '../../contract/reports/report-file.values.ts'
import type { LibraryEntryTable } from '../library/library.tables.ts'
import type { RectificationTable } from '../rectifications/rectification.tables.ts'

/** Date as yyyy-MM-dd; the store compares it as a date. */
type Day = ColumnType<string, string, string>

/** Voluntary reports. There are no times and no record columns (security note T19). Sealed values are base64. */
export interface ReportTable {
  /** Random. */
  id: string
  version: Generated<number>
  received_on: Day
  /** Quarter of that day, 0 to 3. */
  band: number
  language: Language
  category: string
  state: ReportState
  /** Null until somebody takes the report. */
  report_no: string | null
  handler: string | null
  /** State to return to when the question is answered. */
  asked_from: ReportState | null
  asked_on: ColumnType<string | null, string | null, string | null>
  code_hash: string
  /** Public half of the key that only the code opens. */
  holder: string
  event: string
  /** Null once destroyed. */
  strip: string | null
  /** Event that the office has not been notified of: a new report, or a reply of its holder. */
  untold: 'new' | 'reply' | null
  /** Report into which this one was merged. */
  merged_into: Generated<string | null>
  closed_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Day on which closing was postponed. */
  extended_on: ColumnType<string | null, string | null | undefined, string | null>
}

/** Findings of the office, in de-identified words. */
export interface ReportWorkTable {
  report_id: string
  protect_class: ReportWork['protectClass']
  mandatory: boolean
  findings: Json<ReportFindings>
  closing: Json<ReportClosing> | null
  submitted_by: string | null
  /** Library entry that publishes the report. */
  library_id: string | null
}

/** Signatures that a text is de-identified. Changing the text removes them. */
export interface DeidSignatureTable {
  report_id: string
  by_code: string
  on_day: Day
}

/** Handlers who declared a conflict of interest. */
export interface RecusalTable {
  report_id: string
  user_code: string
}

/** Reminders already sent to the office. */
export interface ReportReminderTable {
  report_id: string
  what: string
}

export interface ReportEntryTable {
  id: string
  report_id: string
  seq: number
  kind: EntryKind
  on_day: Day
  /** Null if the holder of the code wrote it. */
  by_code: string | null
  for_office: string
  for_holder: string
}

export interface ReportStepTable {
  report_id: string
  seq: number
  kind: StepKind
  on_day: Day
  by_code: string | null
  /** Reason, visible only to the office. */
  note: Generated<string>
}

/** Record of each opening of contact data, with the reason. */
export interface StripOpeningTable {
  id: string
  report_id: string
  by_code: string
  at: Date
  reason: string
}

export interface OfficeKeyTable {
  recipient: string
  /** The private half, wrapped by the printed recovery key. */
  recovery: string
  made_by: string
  made_at: Date
}

export interface KeyHolderTable {
  user_code: string
  /** The private half, wrapped by the passphrase of this person. */
  wrapped: string
  added_by: string
  added_at: Date
}

export const SERVER_KEYS = ['codeSalt', 'challenge', 'strip', 'receipt'] as const
export type ServerKey = (typeof SERVER_KEYS)[number]

export interface ServerKeyTable {
  purpose: ServerKey
  secret: string
}

/** A ticket with uploaded files. */
export interface FileTicketTable {
  /** Hash of the secret that only the browser has. */
  hash: string
  /** Quarter of an hour, counted from 1970, from which it is removed with its files. */
  swept_in: number
  is_used: Generated<boolean>
}

/** An attachment: of a ticket until its report is filed, then of the report. */
export interface ReportFileTable {
  /** Random, and replaced when the report is filed. */
  id: string
  ticket_hash: string | null
  report_id: string | null
  kind: ReportFileKind
  /** Bytes: as announced, or rounded up once sealed. */
  size: number
  parts: Generated<number>
  is_sealed: Generated<boolean>
}

/** Ciphertext: under a key from the ticket until the file is complete, then under the office's key. */
export interface ReportFilePartTable {
  file_id: string
  seq: number
  content: Buffer
}

export type ReportTables = {
  safety_quality_file_ticket: FileTicketTable
  safety_quality_report_file: ReportFileTable
  safety_quality_report_file_part: ReportFilePartTable
  safety_quality_report: ReportTable
  safety_quality_report_entry: ReportEntryTable
  safety_quality_report_step: ReportStepTable
  safety_quality_strip_opening: StripOpeningTable
  safety_quality_report_work: ReportWorkTable
  safety_quality_deid_signature: DeidSignatureTable
  safety_quality_recusal: RecusalTable
  safety_quality_report_reminder: ReportReminderTable
  safety_quality_office_key: OfficeKeyTable
  safety_quality_key_holder: KeyHolderTable
  safety_quality_server_key: ServerKeyTable
  /** Tables of other features that reports read: rectification orders and library entries. */
  safety_quality_rectification: RectificationTable
  safety_quality_library_entry: LibraryEntryTable
}

export type ReportDb = Kysely<ReportTables>
