import type { RowResult } from '@apron/contract/lists/row-results'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { SelectionBar } from '@apron/ui/table'
import { useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import type { BulkAction, BulkActions } from './bulk-action.ts'
import { BulkDialog, type BulkRow } from './bulk-dialog.tsx'
import type { Ticks } from './use-ticks.ts'

interface BulkBarProps<Row> {
  readonly bulk: BulkActions<Row>
  readonly ticks: Ticks<Row>
  /** Keys of the rows on this page that can be ticked. */
  readonly page: readonly string[]
  /** Reloads the rows after some were rejected or a result is unknown. */
  readonly onRefused: () => Promise<void>
}

interface PendingAction<Row> {
  readonly actionId: string
  readonly rows: readonly BulkRow<Row>[]
  readonly leftOut: number
}

/** Shows the number of ticked rows and their actions. Rows that failed stay ticked. */
export function BulkBar<Row>({ bulk, ticks, page, onRefused }: BulkBarProps<Row>) {
  const texts = useTexts(LIST_TEXTS).bulk
  const [pending, setPending] = useState<PendingAction<Row> | null>(null)

  const rowsFor = ({ appliesTo }: BulkAction<Row>) =>
    [...ticks.rows].filter(([, row]) => appliesTo?.(row) !== false)

  function openDialog(action: BulkAction<Row>): void {
    const rows = rowsFor(action).map(([id, row]) => ({
      id,
      name: bulk.rowName(row),
      detail: bulk.rowDetail?.(row) ?? '',
      row,
    }))
    setPending({ actionId: action.id, rows, leftOut: ticks.rows.size - rows.length })
  }

  function applyResults(results: readonly RowResult[] | null): void {
    const done = new Set(results?.filter(result => result.done).map(({ id }) => id))
    ticks.change(new Set([...ticks.rows.keys()].filter(key => !done.has(key))))
    if (results?.every(result => result.done) !== true) void onRefused()
  }

  const action = bulk.actions.find(({ id }) => id === pending?.actionId)
  const count = String(ticks.rows.size)
  return (
    <>
      {ticks.rows.size > 0 && (
        <SelectionBar
          label={texts.bar}
          text={fillText(ticks.full ? texts.full : texts.ticked, { count })}
          clearLabel={texts.clear}
          onClear={ticks.clear}
          more={
            page.some(key => !ticks.rows.has(key)) && (
              <Button kind="plain" onClick={() => ticks.change(new Set([...ticks.rows.keys(), ...page]))}>
                {texts.page}
              </Button>
            )
          }
        >
          {bulk.actions.map((offered, at) => (
            <Button
              key={offered.id}
              kind={at === bulk.actions.length - 1 ? 'primary' : 'quiet'}
              disabled={rowsFor(offered).length === 0}
              onClick={() => openDialog(offered)}
            >
              {offered.label}
            </Button>
          ))}
        </SelectionBar>
      )}
      {pending && action && (
        <BulkDialog
          action={action}
          rows={pending.rows}
          leftOut={pending.leftOut}
          onSettled={applyResults}
          onClose={() => setPending(null)}
        />
      )}
    </>
  )
}
