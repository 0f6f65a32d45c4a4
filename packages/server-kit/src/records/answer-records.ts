import type { Language } from '@apron/contract/entities/language'
import type { RecordDefinition, RecordOf } from '@apron/contract/records/define-record'
import type { FieldValues, RecordField, RecordFields, ShownOf } from '@apron/contract/records/fields'
import { loadNames, type NameSource, type Names } from '../people/names.ts'
import { fieldsOfRow } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

const codesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(code => typeof code === 'string')

/** Converts stored records to answers by adding the names of people and departments. */
export async function answerRecords<Fields extends RecordFields>(
  services: NameSource,
  { fields }: Pick<RecordDefinition<Fields>, 'fields'>,
  records: readonly StoredOf<Fields>[],
  language: Language,
): Promise<RecordOf<Fields>[]> {
  const rows = records.map((record): FieldValues => ({ ...record }))
  const codesOf = (kinds: readonly RecordField['kind'][], common: readonly string[]) => {
    const own = Object.keys(fields).filter(name => kinds.some(kind => kind === fields[name]?.kind))
    return rows.flatMap(row => [...common, ...own].flatMap(name => codesIn(row[name])))
  }
  const names = await loadNames(services, language, {
    people: codesOf(['person', 'people'], ['createBy', 'updateBy']),
    departments: codesOf(['department'], []),
  })
  return rows.map(row => {
    const own = Object.entries(fields).map(([name, field]) => [name, answerOf(field, row[name], names)])
    const marks = { createBy: nameOf(row['createBy'], names), updateBy: nameOf(row['updateBy'], names) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is answered as its kind says; the route holds it against the schema
    return Object.fromEntries([...Object.entries(row), ...Object.entries(marks), ...own]) as RecordOf<Fields>
  })
}

/** Answers the described fields of a row whose columns have their names, for records with calls of their own. */
export function answerFields<Fields extends RecordFields>(
  fields: Fields,
  row: object,
  names: Names,
): { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> } {
  const stored: FieldValues = fieldsOfRow(fields, row)
  const shown = Object.entries(fields).map(([name, field]) => [name, answerOf(field, stored[name], names)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is answered as its kind says; the route holds it against the schema
  return Object.fromEntries(shown) as { -readonly [Name in keyof Fields]: ShownOf<Fields[Name]> }
}

const nameOf = (code: unknown, names: Names) => (typeof code === 'string' ? names.person(code) : null)

function answerOf({ kind }: RecordField, value: unknown, names: Names): unknown {
  if (kind === 'person') return nameOf(value, names)
  if (kind === 'department') return typeof value === 'string' ? names.department(value) : null
  return kind === 'people' ? codesIn(value).map(names.person) : value
}
