import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { columnsOf } from '@apron/pages/list'
import type { TableColumn } from '@apron/ui/table'
import type { TemplateRow } from '../../contract/checks/check-template.entities.ts'
import type { TemplateStatus } from '../../contract/checks/check-template.values.ts'
import { TEMPLATE_COLUMNS } from './check-template.texts.ts'
import type { CheckDictionaries } from './dictionaries.ts'
import { TemplateState } from './template-state.tsx'

export const DEFAULT_COLUMNS: readonly string[] = [
  'code',
  'name',
  'revision',
  'status',
  'checkCat',
  'itemCount',
  'changedAt',
]

/** Values by which the list can be sorted. */
export const SORT_VALUES = {
  code: (row: TemplateRow) => row.code,
  name: (row: TemplateRow) => row.name,
  changedAt: (row: TemplateRow) => row.changedAt,
}

interface CellContext {
  readonly dictionaries: CheckDictionaries
  readonly states: Readonly<Record<TemplateStatus, string>>
}

export function templateColumns({ dictionaries, states }: CellContext): TableColumn<TemplateRow>[] {
  return columnsOf<TemplateRow, keyof typeof TEMPLATE_COLUMNS>(
    TEMPLATE_COLUMNS,
    ['code', 'name', 'changedAt'],
    {
      code: { width: 104, mono: true, locked: true },
      name: { minWidth: 180, card: 'title' },
      revision: { width: 88, align: 'end' },
      status: {
        cell: row => <TemplateState status={row.status} />,
        text: row => states[row.status],
        width: 120,
        card: 'head',
      },
      checkCat: { cell: row => dictionaries.label('CHECK_CAT', row.checkCat), width: 128 },
      itemCount: { width: 104, align: 'end' },
      orderCount: { width: 96, align: 'end' },
      scope: { width: 120 },
      basis: { width: 200 },
      changedBy: { cell: row => row.changedBy.name, width: 124 },
      changedAt: { cell: row => wireMinute(row.changedAt), width: 152 },
    },
  )
}
