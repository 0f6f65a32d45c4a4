import type { Language } from '@apron/contract/dictionary/language'
import type { RecordDefinition, RecordOf } from '@apron/contract/records/define-record'
import type { FieldValues, RecordField, RecordFields } from '@apron/contract/records/fields'
import { loadNames, type NameSource, type Names } from '../people/names.ts'
import { codesIn, nameOf, presentValue } from './described/record-rows.ts'
import type { StoredOf } from './described/record-table.ts'

type Described<Fields extends RecordFields> = Pick<RecordDefinition<Fields>, 'fields'>

/** Converts stored records to responses by adding the names of people and departments. */
export async function presentRecords<Fields extends RecordFields>(
  services: NameSource,
  record: Described<Fields>,
  records: readonly StoredOf<Fields>[],
  language: Language,
): Promise<RecordOf<Fields>[]> {
  const names = await loadNames(services, language, codesInRecords(record, records))
  return records.map(each => presentRecord(record, each, names))
}

/** Returns the people and departments in records. */
export function codesInRecords<Fields extends RecordFields>(
  { fields }: Described<Fields>,
  records: readonly StoredOf<Fields>[],
) {
  const rows = records.map((record): FieldValues => ({ ...record }))
  const codesOf = (kinds: readonly RecordField['kind'][], common: readonly string[]) => {
    const own = Object.keys(fields).filter(name => kinds.some(kind => kind === fields[name]?.kind))
    return rows.flatMap(row => [...common, ...own].flatMap(name => codesIn(row[name])))
  }
  return {
    people: codesOf(['person', 'people'], ['createBy', 'updateBy']),
    departments: codesOf(['department'], []),
  }
}

/** Converts a stored record with the given names. */
export function presentRecord<Fields extends RecordFields>(
  { fields }: Described<Fields>,
  record: StoredOf<Fields>,
  names: Names,
): RecordOf<Fields> {
  const row: FieldValues = { ...record }
  const own = Object.entries(fields).map(([name, field]) => [name, presentValue(field, row[name], names)])
  const marks = { createBy: nameOf(row['createBy'], names), updateBy: nameOf(row['updateBy'], names) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is converted by its kind; the route holds it against the schema
  return Object.fromEntries([...Object.entries(row), ...Object.entries(marks), ...own]) as RecordOf<Fields>
}
