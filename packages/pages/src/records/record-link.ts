import type { RecordDefinition } from '@apron/contract/records/define-record'
import { type FieldValues, textIn } from '@apron/contract/records/fields'
import type { AnyFields } from './record-words.ts'

/** Returns the display name of a record: its number, its first text, or its id. */
export function recordName({ fields }: Pick<AnyFields, 'fields'>, row: FieldValues): string {
  const names = Object.keys(fields)
  const serial = names.find(name => fields[name]?.kind === 'serial')
  const name = serial ?? names.find(each => fields[each]?.kind === 'text')
  return (name === undefined ? '' : textIn(row, name)) || textIn(row, 'id')
}

/** Returns a link that opens a record in its own tab, named after the record. */
export function recordLink(
  record: Pick<RecordDefinition, 'app' | 'fields'>,
  page: `/${string}`,
  row: FieldValues,
): `/${string}` {
  const query = new URLSearchParams({
    id: textIn(row, 'id'),
    multipleTabs: '1',
    viewTitle: recordName(record, row),
  })
  return `/${record.app}${page}?${query.toString()}`
}
