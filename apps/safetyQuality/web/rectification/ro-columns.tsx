import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { columnsOf } from '@apron/pages/list'
import type { TableColumn } from '@apron/ui/table'
import type { RoRow } from '../../contract/rectifications/rectification.entities.ts'
import { RO_SORT_KEYS, type RoSource } from '../../contract/rectifications/rectification.values.ts'
import { RO_COLUMNS } from './rectification.texts.ts'
import type { RoDictionaries } from './ro-dictionaries.ts'
import { RoState } from './ro-state.tsx'

/**
 * Columns shown by default: as many as fit on a desktop. The state comes early, so that a tablet shows it without
 * scrolling.
 */
export const DEFAULT_COLUMNS: readonly string[] = [
  'roNo',
  'title',
  'status',
  'rectifyDue',
  'level',
  'respDept',
  'respPerson',
]

interface CellContext {
  readonly dictionaries: RoDictionaries
  readonly sources: Readonly<Record<RoSource, string>>
  readonly states: Readonly<Record<RoRow['status'], string>>
}

export function roColumns({ dictionaries, sources, states }: CellContext): TableColumn<RoRow>[] {
  return columnsOf<RoRow, keyof typeof RO_COLUMNS>(RO_COLUMNS, RO_SORT_KEYS, {
    roNo: { width: 128, mono: true, locked: true },
    title: { minWidth: 176, card: 'title' },
    status: {
      cell: row => <RoState status={row.status} dueInDays={row.dueInDays} />,
      text: row => states[row.status],
      width: 264,
      card: 'head',
    },
    level: { cell: row => dictionaries.label('FINDING_LEVEL', row.level), width: 112 },
    sourceType: { cell: row => sources[row.sourceType], width: 120 },
    respDept: { cell: row => row.respDept.name, width: 152 },
    respPerson: { cell: row => row.respPerson.name, width: 108 },
    rectifyDue: { width: 116 },
    siteCode: { width: 72, mono: true },
    daysOpen: { cell: row => row.daysOpen ?? '–', width: 96, align: 'end' },
    planDue: { width: 116 },
    issuer: { cell: row => row.issuer.name, width: 124 },
    issuedAt: { cell: row => wireMinute(row.issuedAt) || '–', width: 152 },
    acReg: { cell: row => row.acReg || '–', width: 104, mono: true },
    ata: { cell: row => (row.ata === null ? '–' : dictionaries.chapter(row.ata)), width: 176 },
    cycle: { width: 80, align: 'end' },
  })
}
