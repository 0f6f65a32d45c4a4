import type { Call } from '@apron/contract/calls/define-call'
import type { RowResult } from '@apron/contract/lists/row-results'
import { REASON_LENGTHS, type RecordAction, remarkMax } from '@apron/contract/records/actions'
import type { RecordVersion } from '@apron/contract/records/define-record'
import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { BulkAction } from '../list/bulk/bulk-action.ts'
import { useDescribedText } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

export interface BulkActionOptions<Row, Body> {
  readonly call: Call<{ body: Body; data: RowResult[] }>
  readonly body: (rows: RecordVersion[], remark: string) => Body
  /** Explains above the rows what will happen. */
  readonly message: string
  /** Label of the remark or reason. */
  readonly label?: string
  readonly invalidates?: readonly Call[]
  /** Further restricts the rows in the states of the action. */
  readonly appliesTo?: (row: Row) => boolean
}

/** Performs a described action on several rows of a list, each decided separately. */
export function useBulkAction<Row extends RecordVersion & { readonly status: string }, Body>(
  record: { readonly actions: Readonly<Record<string, RecordAction>> },
  name: string,
  { call, body, message, label, invalidates = [], appliesTo = () => true }: BulkActionOptions<Row, Body>,
): BulkAction<Row> {
  const textOf = useDescribedText()
  const remark = useRemark(record.actions[name], label)
  const bulkAction = useAction<{ body: Body; data: RowResult[] }>(call, { invalidates })
  const action = record.actions[name]
  return {
    id: name,
    label: action === undefined ? name : textOf(action),
    message,
    appliesTo: row => action?.from.includes(row.status) === true && appliesTo(row),
    ...(remark === null ? {} : { remark }),
    async run(rows, text) {
      const versions = rows.map(({ id, version }) => ({ id, version }))
      const outcome = await bulkAction.run({ body: body(versions, text) })
      return outcome.done ? outcome.data : null
    },
  }
}

/**
 * Returns the remark or reason that a dialog asks for, or null if the action has none. @param own label instead of
 * “reason” or “remark”
 */
export function useRemark(action: RecordAction | undefined, own?: string) {
  const texts = useTexts(RECORDS_TEXTS)
  if (action?.remark === undefined) return null
  const isReason = action.remark === 'required'
  const { min } = REASON_LENGTHS
  const problem = fillText(texts.reasonShort, { min: String(min) })
  return {
    label: own ?? (isReason ? texts.reason : texts.remark),
    maxLength: remarkMax(action),
    ...(isReason ? { min: { length: min, problem } } : {}),
  }
}
