import type { ValuesOf } from '@apron/contract/records/describe-fields'
import type { FieldValues, RecordField, RecordFields } from '@apron/contract/records/fields'

const codeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : null

function emptyValue(field: RecordField): unknown {
  switch (field.kind) {
    case 'text':
    case 'serial':
      return ''
    case 'flag':
      return false
    case 'people':
    case 'files':
    case 'lines':
      return []
    case 'choice':
    case 'number':
      return field.initial ?? null
    default:
      return null
  }
}

function savedValue({ kind }: RecordField, shown: unknown): unknown {
  if (kind === 'person' || kind === 'department') return codeOf(shown)
  return kind === 'people' && Array.isArray(shown) ? shown.map(codeOf) : shown
}

const writable = (fields: RecordFields) =>
  Object.entries(fields).filter(([, field]) => field.readOnly !== true)

/** Returns the initial form values of a new record. */
export function emptyValues(fields: RecordFields): Record<string, unknown> {
  return Object.fromEntries(writable(fields).map(([name, field]) => [name, emptyValue(field)]))
}

/** Returns the form values of a record, or of a new one for null. */
export function formValues<Fields extends RecordFields>(
  fields: Fields,
  row: FieldValues | null,
): ValuesOf<Fields> {
  const values = row === null ? emptyValues(fields) : valuesToSave(fields, row)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the value of its kind; the schema of the call rejects missing values
  return values as ValuesOf<Fields>
}

/** Converts an answered record to form values, with people and departments as codes. */
export function valuesToSave(fields: RecordFields, row: FieldValues): Record<string, unknown> {
  return Object.fromEntries(writable(fields).map(([name, field]) => [name, savedValue(field, row[name])]))
}
