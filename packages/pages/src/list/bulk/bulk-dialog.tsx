import type { RowResult } from '@apron/contract/lists/row-results'
import { fillText } from '@apron/contract/texts/fill-text'
import { visibleLength } from '@apron/contract/texts/normalize-text'
import { useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextAreaField } from '@apron/ui/fields'
import { RowResults } from '@apron/ui/table'
import { Small } from '@apron/ui/text'
import { useState } from 'react'
import { useLeave } from '../../record/use-leave.ts'
import { LIST_TEXTS } from '../list.texts.ts'
import type { BulkAction } from './bulk-action.ts'

export interface BulkRow<Row> {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly row: Row
}

interface BulkDialogProps<Row> {
  readonly action: BulkAction<Row>
  /** The affected rows as they were when the dialog opened. */
  readonly rows: readonly BulkRow<Row>[]
  /** Number of ticked rows that the action does not apply to. */
  readonly leftOut: number
  /** Result of each row. Null: it failed, or the result is unknown. */
  readonly onSettled: (results: readonly RowResult[] | null) => void
  readonly onClose: () => void
}

/** Shows the affected rows, asks for confirmation, then shows the result of each row. */
export function BulkDialog<Row>({ action, rows, leftOut, onSettled, onClose }: BulkDialogProps<Row>) {
  const texts = useTexts(LIST_TEXTS).bulk
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<ReadonlyMap<string, RowResult> | null>(null)
  const min = action.remark?.min
  const tooShort = min !== undefined && visibleLength(remark) < min.length
  const hasText = remark !== '' && results === null
  const leave = useLeave(hasText, onClose)
  useDirty(hasText)

  const decide = async () => {
    setTried(true)
    if (tooShort || action.ready?.() === false) return
    setBusy(true)
    try {
      const rowResults = await action.run(
        rows.map(({ row }) => row),
        remark.trim(),
      )
      onSettled(rowResults)
      if (rowResults !== null) setResults(new Map(rowResults.map(result => [result.id, result])))
    } finally {
      setBusy(false)
    }
  }

  const done = rows.filter(({ id }) => results?.get(id)?.done === true).length
  const counts = { done: String(done), failed: String(rows.length - done), count: String(rows.length) }
  const statusText =
    results === null
      ? action.message
      : fillText(done === rows.length ? texts.allDone : texts.someDone, counts)
  return (
    <Dialog
      open
      onClose={() => void leave()}
      title={results === null ? fillText(texts.title, { action: action.label, ...counts }) : texts.result}
      busy={busy}
      actions={
        <>
          {results === null && (
            <Button onClick={() => void leave()} disabled={busy}>
              {texts.cancel}
            </Button>
          )}
          {/* A single button for both steps, so that it keeps the focus. */}
          <Button kind="primary" busy={busy} onClick={() => (results === null ? void decide() : onClose())}>
            {results === null ? action.label : texts.close}
          </Button>
        </>
      }
    >
      <p role={results === null ? undefined : 'status'}>{statusText}</p>
      <RowResults
        label={texts.rows}
        lines={rows.map(({ id, name, detail }) => ({
          id,
          name,
          detail,
          ...(results === null ? {} : { result: resultText(results.get(id), texts) }),
        }))}
      />
      {results === null && (
        <>
          {leftOut > 0 && <Small>{fillText(texts.leftOut, { count: String(leftOut) })}</Small>}
          {action.fields}
          {action.remark && (
            <TextAreaField
              label={action.remark.label}
              maxLength={action.remark.maxLength}
              required={min !== undefined}
              rows={3}
              value={remark}
              error={tried && tooShort ? min.problem : undefined}
              onChange={setRemark}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

/** Returns the text for a result. A row without a result was not processed. */
function resultText(
  result: RowResult | undefined,
  { done, failed }: { readonly done: string; readonly failed: string },
) {
  if (result?.done === true) return { done: true, text: done, reason: result.msg }
  return { done: false, text: failed, reason: result?.msg ?? '' }
}
