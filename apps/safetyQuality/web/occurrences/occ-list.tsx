import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { OneOfField } from '@apron/pages/fields'
import {
  columnsOf,
  type FilterOf,
  flag,
  type ListSort,
  oneOf,
  someOf,
  sortCriteria,
  text,
  withoutEmpty,
} from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { MultiSelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import { queryOccurrences } from '../../contract/occurrences/occurrence.calls.ts'
import type { OccCriteria, OccRow } from '../../contract/occurrences/occurrence.entities.ts'
import {
  OCC_SORT_KEYS,
  OCC_STATUS_TEXTS,
  OCC_STATUSES,
  OCC_TYPES,
  type OccSortKey,
  type OccStatus,
  REPORT_TYPE_TEXTS,
  type ReportType,
} from '../../contract/occurrences/occurrence.values.ts'
import { LANGUAGE_KEYS } from './editor-values.ts'
import { OccState } from './occ-state.tsx'
import { OCC_COLUMNS, OCC_TEXTS } from './occurrence.texts.ts'

const FILTER = {
  text: text(),
  reportType: oneOf(OCC_TYPES),
  status: someOf(OCC_STATUSES),
  mine: flag(),
}
type OccFilter = FilterOf<typeof FILTER>

/** Query of the list, for `useList`. */
export const OCC_LIST = {
  call: queryOccurrences,
  filter: FILTER,
  sortKeys: OCC_SORT_KEYS,
  criteria: (conditions: OccFilter, sort: ListSort<OccSortKey> | null): OccCriteria => ({
    ...withoutEmpty(conditions),
    ...sortCriteria(sort),
  }),
  code: 'AQ_safetyQuality_occurrenceReports',
  remember: 'occurrenceReports',
}

/** Columns shown by default: as many as fit next to the menu. The state shows the deadline too. */
export const OCC_DEFAULTS: readonly (keyof typeof OCC_COLUMNS)[] = [
  'title',
  'reportNo',
  'status',
  'reportType',
  'acReg',
  'author',
  'submittedAt',
]

interface CellContext {
  readonly types: Readonly<Record<ReportType, string>>
  readonly states: Readonly<Record<OccStatus, string>>
  readonly languages: Readonly<Record<'chinese' | 'english', string>>
  readonly untitled: string
}

export function occColumns({ types, states, languages, untitled }: CellContext): TableColumn<OccRow>[] {
  return columnsOf<OccRow, keyof typeof OCC_COLUMNS>(OCC_COLUMNS, OCC_SORT_KEYS, {
    title: { cell: row => row.title || untitled, minWidth: 176, locked: true, card: 'title' },
    reportNo: { width: 128, mono: true },
    status: {
      cell: row => <OccState status={row.status} mandatoryDeadline={row.mandatoryDeadline} />,
      text: row => states[row.status],
      width: 220,
      card: 'head',
    },
    reportType: { cell: row => types[row.reportType], width: 168 },
    acReg: { cell: row => row.acReg || '–', width: 104, mono: true },
    mandatoryDeadline: { cell: row => wireMinute(row.mandatoryDeadline) || '–', width: 152 },
    author: { cell: row => row.author.name, width: 124 },
    submittedAt: { cell: row => wireMinute(row.submittedAt) || '–', width: 152 },
    language: { cell: row => languages[LANGUAGE_KEYS[row.language]], width: 88 },
  })
}

interface OccFilterFieldsProps {
  readonly form: OccFilter
  readonly onChange: (part: Partial<OccFilter>) => void
}

export function OccFilterFields({ form, onChange }: OccFilterFieldsProps) {
  const { filter } = useTexts(OCC_TEXTS)
  const types = useTexts(REPORT_TYPE_TEXTS)
  const states = useTexts(OCC_STATUS_TEXTS)
  return (
    <>
      <TextField
        label={filter.text}
        type="search"
        value={form.text}
        maxLength={80}
        onChange={typed => onChange({ text: typed })}
      />
      <OneOfField
        label={filter.reportType}
        value={form.reportType}
        options={OCC_TYPES.map(value => ({ value, label: types[value] }))}
        onChange={reportType => onChange({ reportType })}
      />
      <MultiSelectField
        label={filter.status}
        placeholder={filter.all}
        searchable={false}
        value={[...form.status]}
        options={OCC_STATUSES.map(value => ({ value, label: states[value] }))}
        onChange={values => onChange({ status: OCC_STATUSES.filter(each => values.includes(each)) })}
      />
    </>
  )
}
