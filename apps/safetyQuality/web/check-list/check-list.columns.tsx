import type { TableColumn } from '@apron/ui/table'
import { Faint, Mono } from '@apron/ui/text'
import type { CheckOrderRow } from '../../contract/check-order.entities.ts'
import { CheckState } from '../shared/check-state.tsx'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { COLUMN_NAMES } from './column-names.ts'

export const CHECK_LIST_CODE = 'AQ_safetyQuality_checkList'

/** The columns that everybody sees at first; the state early, so that it is in sight on a tablet. */
export const DEFAULT_COLUMNS: readonly string[] = [
  'checkNo',
  'title',
  'status',
  'checkCat',
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
  const labels = COLUMN_NAMES
  return [
    {
      id: 'checkNo',
      labels: labels.checkNo,
      cell: row => row.checkNo,
      width: 132,
      mono: true,
      sortable: true,
      locked: true,
    },
    { id: 'title', labels: labels.title, cell: row => row.title, minWidth: 220 },
    {
      id: 'status',
      labels: labels.status,
      cell: row => <CheckState status={row.status} dueInDays={row.dueInDays} />,
      text: row => statusTexts[row.status],
      width: 212,
      sortable: true,
    },
    {
      id: 'checkCat',
      labels: labels.checkCat,
      cell: row => dictionaries.label('CHECK_CAT', row.checkCat),
      width: 128,
      sortable: true,
    },
    {
      id: 'checkedDept',
      labels: labels.checkedDept,
      cell: row => row.checkedDept.name,
      width: 172,
      sortable: true,
    },
    {
      id: 'leadChecker',
      labels: labels.leadChecker,
      cell: row => row.leadChecker.name,
      width: 124,
      sortable: true,
    },
    {
      id: 'ncCount',
      labels: labels.ncCount,
      cell: row => <Figure value={row.ncCount} />,
      text: row => String(row.ncCount),
      width: 102,
      align: 'end',
      sortable: true,
    },
    {
      id: 'obsCount',
      labels: labels.obsCount,
      cell: row => <Figure value={row.obsCount} />,
      text: row => String(row.obsCount),
      width: 124,
      align: 'end',
      sortable: true,
    },
    {
      id: 'itemCount',
      labels: labels.itemCount,
      cell: row => `${row.doneCount}/${row.itemCount}`,
      width: 88,
      align: 'end',
    },
    {
      id: 'score',
      labels: labels.score,
      cell: row => row.score?.toFixed(1) ?? '–',
      width: 88,
      align: 'end',
      sortable: true,
    },
    { id: 'planStart', labels: labels.planStart, cell: row => row.planStart, width: 124, sortable: true },
    { id: 'planEnd', labels: labels.planEnd, cell: row => row.planEnd, width: 124, sortable: true },
    {
      id: 'actualStart',
      labels: labels.actualStart,
      cell: row => row.actualStart?.slice(0, 16) ?? '–',
      width: 152,
    },
    {
      id: 'actualEnd',
      labels: labels.actualEnd,
      cell: row => row.actualEnd?.slice(0, 16) ?? '–',
      width: 152,
    },
    {
      id: 'template',
      labels: labels.template,
      cell: ({ template }) => (
        <>
          <Mono>{template.code}</Mono> {template.name}
        </>
      ),
      text: ({ template }) => `${template.code} ${template.name}`,
      width: 176,
    },
    { id: 'area', labels: labels.area, cell: row => row.area, width: 88, mono: true },
    { id: 'label', labels: labels.label, cell: row => row.label, width: 96 },
    {
      id: 'announced',
      labels: labels.announced,
      cell: row => (row.announced ? yesNo.yes : yesNo.no),
      width: 108,
    },
  ]
}

/** A count that steps back when it is nothing. */
function Figure({ value }: { readonly value: number }) {
  return value === 0 ? <Faint>{value}</Faint> : value
}
