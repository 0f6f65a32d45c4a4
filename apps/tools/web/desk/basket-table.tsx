import type { Language } from '@apron/contract/entities/language'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { DataTable, RowButtons, type TableColumn } from '@apron/ui/table'
import { Mono } from '@apron/ui/text'
import type { ScannedTool } from '../../contract/desk.calls.ts'
import { nameOfTool } from '../tool-name.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { without } from './desk-state.ts'
import type { DeskWork } from './use-desk.ts'

interface BasketTableProps {
  readonly tools: readonly ScannedTool[]
  readonly work: DeskWork
  readonly emptyText?: string
  /** Columns before the button that removes a tool. */
  readonly columns?: readonly TableColumn<ScannedTool>[]
}

const NO_COLUMNS: readonly TableColumn<ScannedTool>[] = []

/** Scanned tools, each with a button to take it out again. */
export function BasketTable({ tools, work, emptyText, columns = NO_COLUMNS }: BasketTableProps) {
  const texts = useTexts(DESK_TEXTS)
  const language = useLanguage()
  return (
    <DataTable
      label={texts.basket}
      rows={tools}
      rowKey={({ assetNo }) => assetNo}
      {...(emptyText === undefined ? {} : { emptyText })}
      columns={columnsOf({ columns, language, remove: texts.remove, work })}
    />
  )
}

interface ColumnParts extends Required<Pick<BasketTableProps, 'columns' | 'work'>> {
  readonly language: Language
  readonly remove: string
}

function columnsOf({ columns, language, remove, work }: ColumnParts): TableColumn<ScannedTool>[] {
  return [
    {
      id: 'asset',
      labels: DESK_TEXTS.asset,
      cell: ({ assetNo }) => <Mono>{assetNo}</Mono>,
      text: ({ assetNo }) => assetNo,
      width: 120,
    },
    { id: 'name', labels: DESK_TEXTS.name, cell: tool => nameOfTool(tool, language) },
    { id: 'calDue', labels: DESK_TEXTS.calDue, cell: ({ calDue }) => calDue ?? '–', width: 128 },
    ...columns,
    {
      id: 'remove',
      labels: DESK_TEXTS.removeColumn,
      atEnd: true,
      exported: false,
      width: 160,
      cell: ({ assetNo }) => (
        <RowButtons>
          <Button size="small" kind="plain" onClick={() => work.change(without(work.desk, assetNo))}>
            {fillText(remove, { asset: assetNo })}
          </Button>
        </RowButtons>
      ),
    },
  ]
}
