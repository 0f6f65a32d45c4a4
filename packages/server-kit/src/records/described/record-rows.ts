import type { RecordDefinition } from '@apron/contract/records/define-record'
import type {
  FieldValues,
  RecordField,
  RecordFields,
  ShownOf,
  TextField,
  ValueOf,
} from '@apron/contract/records/fields'
import { stripInvisible, stripInvisibleInLines } from '@apron/contract/texts/normalize-text'
import { timeOfWire, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type AliasedRawBuilder, sql } from 'kysely'
import { columnOf } from '../../db/sorted-by.ts'
import type { Names } from '../../people/names.ts'
import type { Snake } from './record-table.ts'

const COMMON = ['id', 'version', 'siteCode', 'createBy', 'createTime', 'updateBy', 'updateTime'] as const

/**
 * Returns the columns to select for a record, under the names of its fields. Selects a `date` as text, not as a moment
 * in a time zone.
 */
export function recordSelection(
  { fields }: Pick<RecordDefinition, 'fields'>,
  { forList = false }: { readonly forList?: boolean } = {},
): AliasedRawBuilder<unknown, string>[] {
  const own = Object.entries(fields).map(([name, field]) => {
    const column = sql.ref(columnOf(name))
    if (forList && field.kind === 'lines' && field.emptyInLists === true) return sql`'[]'::jsonb`.as(name)
    return (field.kind === 'date' ? sql`to_char(${column}, 'YYYY-MM-DD')` : column).as(name)
  })
  return [...COMMON.map(name => sql.ref(columnOf(name)).as(name)), ...own]
}

/** Converts a selected row: numbers and times to their wire format. */
export function readRow(fields: RecordFields, row: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, readValue(fields[name], value)]),
  )
}

function readValue(field: RecordField | undefined, value: unknown): unknown {
  if (value instanceof Date) return wireTime(value)
  return field?.kind === 'number' && value !== null ? Number(value) : value
}

/** Returns the columns that a save writes: texts without invisible characters, times as timestamps, lists as JSON. */
export function writtenColumns(fields: RecordFields, values: FieldValues): Record<string, unknown> {
  const written = Object.entries(fields).filter(([name, field]) => field.readOnly !== true && name in values)
  return Object.fromEntries(written.map(([name, field]) => [columnOf(name), writeValue(field, values[name])]))
}

/** Returns the columns of these values, including those of read-only fields. Ignores other names. */
export function columnsOfValues(fields: RecordFields, values: FieldValues): Record<string, unknown> {
  const set = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    return field === undefined || value === undefined
      ? []
      : [[columnOf(name), writeValue(field, value)] as const]
  })
  return Object.fromEntries(set)
}

/** Converts a name in snake case to camel case: `plan_end` → `planEnd`. */
const nameOfColumn = (column: string) =>
  column.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase())

/** Returns the described fields of a row, whose columns have their names, as stored values. */
export function fieldsOfRow<Fields extends RecordFields>(fields: Fields, row: object): FieldsOf<Fields> {
  const named = Object.entries(row).map(([column, value]) => [nameOfColumn(column), value] as const)
  const values = readRow(fields, Object.fromEntries(named.filter(([name]) => name in fields)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readRow` reads each field by its kind
  return values as FieldsOf<Fields>
}

/**
 * Returns the described fields of a row, whose columns have their names, in the response format. For records with
 * hand-written calls.
 */
export function presentFields<Fields extends RecordFields>(
  fields: Fields,
  row: object,
  names: Names,
): { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> } {
  const stored: FieldValues = fieldsOfRow(fields, row)
  const shown = Object.entries(fields).map(([name, field]) => [
    name,
    presentValue(field, stored[name], names),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is converted by its kind; the route holds it against the schema
  return Object.fromEntries(shown) as { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> }
}

export const codesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(code => typeof code === 'string')

export const nameOf = (code: unknown, names: Names) => (typeof code === 'string' ? names.person(code) : null)

/** Converts a stored value to the response format: people and departments with their names. */
export function presentValue({ kind }: RecordField, value: unknown, names: Names): unknown {
  if (kind === 'person') return nameOf(value, names)
  if (kind === 'department') return typeof value === 'string' ? names.department(value) : null
  return kind === 'people' ? codesIn(value).map(names.person) : value
}

type FieldsOf<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** Returns the columns that described fields fill, for the application's own tables. */
export function columnsOfFields<Fields extends RecordFields>(
  fields: Fields,
  values: FieldsOf<Fields>,
): { [Name in keyof Fields & string as Snake<Name>]: WrittenOf<Fields[Name]> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `writtenColumns` writes each field by its kind
  return writtenColumns(fields, values) as {
    [Name in keyof Fields & string as Snake<Name>]: WrittenOf<Fields[Name]>
  }
}

type WrittenOf<Field extends RecordField> = Field extends { readonly kind: 'dateTime' }
  ? Date | Extract<ValueOf<Field>, null>
  : Field extends { readonly kind: 'people' | 'files' | 'lines' }
    ? string
    : ValueOf<Field>

export function writeValue(field: RecordField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? textToStore(field, value) : value
    case 'dateTime':
      return typeof value === 'string' ? timeOfWire(value) : value
    case 'people':
    case 'files':
    case 'lines':
      return JSON.stringify(value)
    default:
      return value
  }
}

function textToStore({ multiline, upperCase }: TextField, typed: string): string {
  const text = (multiline === true ? stripInvisibleInLines : stripInvisible)(typed)
  return upperCase === true ? text.toUpperCase() : text
}
