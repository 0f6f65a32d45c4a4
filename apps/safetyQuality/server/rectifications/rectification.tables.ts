import type { Json, RecordColumns } from '@apron/server-kit/db/record-columns'
import type { HistoryColumns } from '@apron/server-kit/records/history'
import type { Kysely } from 'kysely'
import type {
  ExtensionDecision,
  MeasureKind,
  MeasureStatus,
  RoHistoryAction,
  RoSource,
  RoStatus,
} from '../../contract/rectifications/rectification.values.ts'
import type { FindingLevel } from '../../contract/values.ts'

interface FileRow {
  name: string
  url: string
}

export interface RectificationTable extends RecordColumns {
  ro_no: string
  title_zh: string
  title_en: string
  source_type: RoSource
  /** Id of the source record, id of the item in it, and its number. */
  source_id: string | null
  source_item: string | null
  source_no: string | null
  level: FindingLevel
  description: string
  basis: string
  evidence: Json<FileRow[]>
  site_code: string
  ac_reg: string
  ata: string | null
  resp_dept: string
  resp_person: string
  issuer: string
  issued_at: Date | null
  plan_due: string
  rectify_due: string
  status: RoStatus
  cycle: number
  containment: string
  contained_at: Date | null
  watch_until: string | null
  watch_measure: string
  /** Person who judged the effect. At level 1 the countersignature is still missing. */
  effect_by: string | null
  closed_at: Date | null
  /** Last reminder sent for this due date. Empty if none was sent. */
  reminded: string
}

export interface RootCauseTable {
  order_id: string
  cycle: number
  seq: number
  method: string
  category: string
  statement: string
  whys: Json<string[]>
}

export interface MeasureTable {
  id: string
  order_id: string
  cycle: number
  seq: number
  kind: MeasureKind
  /** Number of the cause in the same cycle. */
  cause: number | null
  description: string
  owner: string
  due: string | null
  done_date: string | null
  done_remark: string
  evidence: Json<FileRow[]>
  status: MeasureStatus
}

export interface ExtensionTable {
  id: string
  order_id: string
  cycle: number
  old_due: string
  new_due: string
  reason: string
  risk: string
  asked_by: string
  asked_at: Date
  decision: ExtensionDecision | null
  decided_by: string | null
  decided_at: Date | null
  remark: string
}

interface RectificationHistoryTable extends HistoryColumns<RoHistoryAction, RoStatus> {
  order_id: string
}

export const RO_HISTORY = { table: 'safety_quality_rectification_history', owner: 'order_id' } as const

export type RoTables = {
  safety_quality_rectification: RectificationTable
  safety_quality_root_cause: RootCauseTable
  safety_quality_measure: MeasureTable
  safety_quality_extension: ExtensionTable
  safety_quality_rectification_history: RectificationHistoryTable
}

/** The portal's database, limited to the tables of rectification orders. Also the type of a transaction. */
export type RoDb = Kysely<RoTables>
