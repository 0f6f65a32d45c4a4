import type { RecordOf } from '@apron/contract/records/define-record'
import type { FieldsDescription, ResponseOf } from '@apron/contract/records/describe-fields'
import { optionsOf } from '@apron/contract/records/field-texts'
import type { ColumnLook, FieldValues, RecordField, RecordFields } from '@apron/contract/records/fields'
import { sortKeysOf } from '@apron/contract/records/record-schemas'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import type { RecordWords } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Column widths in px by kind of field. Text columns share the remaining width. */
const WIDTHS: Partial<Record<RecordField['kind'], number>> = {
  serial: 144,
  number: 128,
  date: 128,
  dateTime: 160,
  flag: 96,
  choice: 128,
  dictionary: 176,
  person: 128,
  department: 176,
}
const COMMON_WIDTHS = { updateBy: 128, updateTime: 160, createBy: 128, createTime: 160 } as const
type CommonName = keyof typeof COMMON_WIDTHS

/** Changes that a page makes to the columns of described fields, by field. */
export type ColumnChanges<Row> = Readonly<Partial<Record<string, Partial<TableColumn<Row>>>>>

/** Builds the list columns of described fields, in their order. */
export function fieldColumns<Fields extends RecordFields, Row extends FieldValues = ResponseOf<Fields>>(
  { fields }: Pick<FieldsDescription<Fields>, 'fields'>,
  words: RecordWords,
  changes: ColumnChanges<Row> = {},
): TableColumn<Row>[] {
  const shown = Object.entries<RecordField>(fields).filter(([, { column = false }]) => column !== false)
  return shown.map(([name, field], at) =>
    Object.assign(
      {
        id: name,
        labels: labelsOf(field),
        cell: renderCell(name, field, words),
        text: (row: Row) => words.format(name, row),
        sortable: field.sort === true,
        locked: at === 0,
        mono: field.kind === 'serial' || (field.kind === 'text' && field.mono === true),
        ...(field.kind === 'number' ? { align: 'end' as const } : {}),
        ...(isState(field) ? { card: 'head' as const } : {}),
      },
      columnOptions(field),
      changes[name],
    ),
  )
}

/** Builds the list columns of a described record in field order, followed by who changed it last and when. */
export function recordColumns<Fields extends RecordFields, Row extends FieldValues = RecordOf<Fields>>(
  record: Pick<FieldsDescription<Fields>, 'fields'>,
  words: RecordWords,
  common: readonly CommonName[] = ['updateBy', 'updateTime'],
  changes: ColumnChanges<Row> = {},
): TableColumn<Row>[] {
  const sortKeys = sortKeysOf(record.fields)
  return [
    ...fieldColumns<Fields, Row>(record, words, changes),
    ...common.map(id => ({
      id,
      labels: RECORDS_TEXTS[id],
      cell: (row: Row) => words.format(id, row),
      sortable: sortKeys.includes(id),
      width: COMMON_WIDTHS[id],
    })),
  ]
}

/** Returns the labels in both languages, which saved column settings require. */
function labelsOf(field: RecordField): { zh: string; en: string } {
  const unit = field.kind === 'number' ? field.unit : undefined
  if (unit === undefined) return { zh: field.zh, en: field.en }
  return { zh: `${field.zh}（${unit}）`, en: `${field.en} (${unit})` }
}

/** Width in px of a measured value with its second unit. */
const MEASURE_WIDTH = 192

function columnOptions(field: RecordField): ColumnLook {
  const { kind, column } = field
  if (typeof column === 'object') return column
  if (typeof column === 'number') return { width: column }
  const width = kind === 'number' && field.unit !== undefined ? MEASURE_WIDTH : WIDTHS[kind]
  return width === undefined ? { minWidth: 160 } : { width }
}

function renderCell(id: string, field: RecordField, words: RecordWords) {
  return (row: FieldValues) => {
    const formatted = words.format(id, row)
    if (formatted === '') return '–'
    const meaning = optionsOf(field)[String(row[id])]?.meaning
    return meaning === undefined ? formatted : <Status meaning={meaning}>{formatted}</Status>
  }
}

const isState = (field: RecordField) =>
  Object.values(optionsOf(field)).some(({ meaning }) => meaning !== undefined)
