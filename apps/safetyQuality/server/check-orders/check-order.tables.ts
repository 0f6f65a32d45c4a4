import type { Decimal, Json, RecordColumns } from '@apron/server-kit/db/record-columns'
import type { TableOf } from '@apron/server-kit/records/described/record-table'
import type { HistoryColumns } from '@apron/server-kit/records/history'
import type { Generated, Kysely } from 'kysely'
import type { draftFields } from '../../contract/checks/check-draft.entities.ts'
import type * as entities from '../../contract/checks/check-order.entities.ts'
import type { checkOrder, HistoryAction } from '../../contract/checks/check-order.ts'
import type { TemplateStatus } from '../../contract/checks/check-template.values.ts'
import type { CheckMethod, CheckStatus } from '../../contract/values.ts'

/** Columns of the described fields. `basis` is used only by an order without a template. */
type OrderFields = typeof draftFields &
  Pick<typeof checkOrder.fields, 'checkNo' | 'label' | 'actualStart' | 'actualEnd' | 'status'>

export interface CheckOrderTable extends Omit<TableOf<OrderFields>, 'basis'> {
  basis: Generated<string>
  /** Null if the order has its own items. */
  template_id: string | null
  item_count: number
  done_count: number
  nc_count: number
  obs_count: number
  score: Decimal | null
  conclusion: string
  approver: string | null
  approve_remark: string
}

type ResultColumns = Pick<entities.ItemResult, 'result' | 'remark'> & {
  [Part in 'measured' | 'photos' | 'finding']: Json<entities.ItemResult[Part]>
}

export const CHECK_HISTORY = { table: 'safety_quality_check_history', owner: 'order_id' } as const

export type CheckTables = {
  safety_quality_check_template: RecordColumns & {
    code: string
    revision: number
    name_zh: string
    name_en: string
    check_cat: string
    scope: string
    basis: string
    status: TemplateStatus
  }
  safety_quality_template_item: {
    id: string
    /** Exactly one of the two is set: the item belongs to a template or to an order. */
    template_id: string | null
    order_id: string | null
    seq: number
    group_zh: string
    group_en: string
    text_zh: string
    text_en: string
    method: CheckMethod
    sample_size: number
    basis_ref: string
    critical: boolean
    measures: Json<entities.Measure[]>
  }
  safety_quality_check_order: CheckOrderTable
  safety_quality_checker: { order_id: string; user_code: string; sort: number }
  safety_quality_item_result: ResultColumns & {
    order_id: string
    item_id: string
    saved_by: string | null
    saved_at: Date | null
  }
  safety_quality_result_change: {
    order_id: string
    item_id: string
    at: Date
    by_code: string
    before: Json<entities.ItemResult>
    after: Json<entities.ItemResult>
  }
  safety_quality_check_history: HistoryColumns<HistoryAction, CheckStatus> & { order_id: string }
}

/** The portal's database, limited to the tables of this application. Also the type of a transaction. */
export type CheckDb = Kysely<CheckTables>
