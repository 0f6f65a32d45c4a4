import { wireMinute } from '@apron/contract/wire/wire-time'
import { columnsOf } from '@apron/pages/list'
import type { TableColumn } from '@apron/ui/table'
import { Faint, Mono } from '@apron/ui/text'
import type { CheckOrderRow } from '../../contract/check-order.entities.ts'
import { CHECK_SORT_KEYS } from '../../contract/values.ts'
import { CheckState } from '../shared/check-state.tsx'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { COLUMN_NAMES } from './check-list.texts.ts'

/** The columns that everybody sees at first; the state early, so that it is in sight on a tablet. */
export const DEFAULT_COLUMNS: readonly string[] = [
  'checkNo',
  'title',
  'status',
  'planEnd',
  'checkedDept',
  'leadChecker',
  'ncCount',
]

interface CellNeeds {
  readonly dictionaries: CheckDictionaries
  readonly yesNo: { readonly yes: string; readonly no: string }
  readonly statusTexts: Readonly<Record<CheckOrderRow['status'], string>>
}

export function checkListColumns({
  dictionaries,
  yesNo,
  statusTexts,
}: CellNeeds): TableColumn<CheckOrderRow>[] {
  return columnsOf<CheckOrderRow, keyof typeof COLUMN_NAMES>(COLUMN_NAMES, CHECK_SORT_KEYS, {
    checkNo: { width: 128, mono: true, locked: true },
    title: { minWidth: 196, card: 'title' },
    status: {
      cell: row => <CheckState status={row.status} dueInDays={row.dueInDays} />,
      text: row => statusTexts[row.status],
      width: 204,
      card: 'head',
    },
    checkCat: { cell: row => dictionaries.label('CHECK_CAT', row.checkCat), width: 128 },
    checkedDept: { cell: row => row.checkedDept.name, width: 168 },
    leadChecker: { cell: row => row.leadChecker.name, width: 124 },
    ncCount: { ...figure('ncCount'), width: 102 },
    obsCount: { ...figure('obsCount'), width: 124 },
    itemCount: { cell: row => `${row.doneCount}/${row.itemCount}`, width: 88, align: 'end' },
    score: { cell: row => row.score?.toFixed(1) ?? '–', width: 88, align: 'end' },
    planStart: { width: 124 },
    planEnd: { width: 124 },
    actualStart: { cell: row => wireMinute(row.actualStart) || '–', width: 152 },
    actualEnd: { cell: row => wireMinute(row.actualEnd) || '–', width: 152 },
    template: {
      cell: ({ template }) =>
        template && (
          <>
            <Mono>{template.code}</Mono> {template.name}
          </>
        ),
      text: ({ template }) => (template === null ? '' : `${template.code} ${template.name}`),
      width: 176,
    },
    area: { width: 88, mono: true },
    label: { width: 96 },
    announced: { cell: row => (row.announced ? yesNo.yes : yesNo.no), width: 108 },
  })
}

/** A count that steps back when it is nothing. */
function figure(name: 'ncCount' | 'obsCount') {
  return {
    cell: (row: CheckOrderRow) => (row[name] === 0 ? <Faint>0</Faint> : row[name]),
    text: (row: CheckOrderRow) => String(row[name]),
    align: 'end',
  } as const
}
