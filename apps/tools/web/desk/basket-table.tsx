import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { DataTable, RowButtons, type TableColumn } from '@apron/ui/table'
import type { ScannedTool } from '../../contract/desk.calls.ts'
import { useToolColumns } from '../tool-columns.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { withoutTool } from './desk-state.ts'
import type { DeskWork } from './use-desk.ts'

interface BasketTableProps {
  readonly tools: readonly ScannedTool[]
  readonly work: DeskWork
  /** Columns before the remove button. */
  readonly columns?: readonly TableColumn<ScannedTool>[]
}

const NO_COLUMNS: readonly TableColumn<ScannedTool>[] = []

/** Lists scanned tools, each with a remove button. */
export function BasketTable({ tools, work, columns = NO_COLUMNS }: BasketTableProps) {
  const texts = useTexts(DESK_TEXTS)
  const toolColumns = useToolColumns<ScannedTool>('calDue')
  return (
    <DataTable
      label={texts.basket}
      rows={tools}
      rowKey={({ assetNo }) => assetNo}
      emptyText={texts.basketEmpty}
      columns={[...toolColumns, ...columns, removeColumn(work, texts.remove)]}
    />
  )
}

function removeColumn(work: DeskWork, label: string): TableColumn<ScannedTool> {
  return {
    id: 'remove',
    labels: DESK_TEXTS.removeColumn,
    atEnd: true,
    exported: false,
    width: 160,
    cell: ({ assetNo }) => (
      <RowButtons>
        <Button size="small" kind="plain" onClick={() => work.change(withoutTool(work.desk, assetNo))}>
          {fillText(label, { asset: assetNo })}
        </Button>
      </RowButtons>
    ),
  }
}
