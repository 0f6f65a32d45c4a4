import { columnsOf } from '@apron/pages/list'
import type { TextsOf } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import type { DeskRow } from '../../contract/reports/report.entities.ts'
import type { ReportState } from '../../contract/reports/report.values.ts'
import { DESK_COLUMNS, type DESK_TEXTS } from './report-desk.texts.ts'
import { ReportStateMark } from './report-state.tsx'

export const DEFAULT_COLUMNS: readonly string[] = [
  'number',
  'received',
  'category',
  'language',
  'state',
  'handler',
]

const BANDS = ['first', 'second', 'third', 'fourth'] as const

interface CellContext {
  readonly texts: TextsOf<typeof DESK_TEXTS>
  readonly states: Readonly<Record<ReportState, string>>
}

export function deskColumns({ texts, states }: CellContext): TableColumn<DeskRow>[] {
  const band = (row: DeskRow) => texts.bands[BANDS[row.band] ?? 'first']
  return columnsOf<DeskRow, keyof typeof DESK_COLUMNS>(DESK_COLUMNS, [], {
    number: {
      cell: row => row.number ?? texts.unnumbered,
      width: 152,
      mono: true,
      locked: true,
      card: 'title',
    },
    received: { width: 120 },
    band: { cell: band, text: band, width: 112 },
    category: { cell: row => row.category.name, text: row => row.category.name, minWidth: 180 },
    language: {
      cell: row => texts.languages[row.language],
      text: row => texts.languages[row.language],
      width: 96,
    },
    state: {
      cell: row => <ReportStateMark state={row.state} />,
      text: row => states[row.state],
      width: 200,
      card: 'head',
    },
    handler: {
      cell: row => row.handler?.name ?? '–',
      text: row => row.handler?.name ?? '',
      width: 140,
    },
  })
}
