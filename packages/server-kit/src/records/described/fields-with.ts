import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import type { Kysely } from 'kysely'
import { columnOf } from '../../db/sorted-by.ts'
import { recordsOf } from '../list-records.ts'
import { readRow, recordSelection } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

/** Returns some fields of the records at all sites whose field has one of these values. Does not read large fields. */
export async function fieldsWith<Fields extends RecordFields, Name extends keyof Fields & string>(
  db: Kysely<unknown>,
  record: Pick<RecordDefinition<Fields>, 'fields' | 'table'>,
  names: readonly Name[],
  field: keyof Fields & string,
  values: readonly string[],
): Promise<(Pick<StoredOf<Fields>, Name> & { readonly id: string })[]> {
  if (values.length === 0) return []
  const wanted = new Set<string>(names)
  const fields: RecordFields = Object.fromEntries(
    Object.entries(record.fields).filter(([name]) => wanted.has(name)),
  )
  const rows = await recordsOf(db, record)
    .select(recordSelection({ fields }))
    .where(columnOf(field), 'in', [...values])
    .execute()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the selection names these fields and `readRow` reads each by its kind
  return rows.map(row => readRow(fields, row)) as (Pick<StoredOf<Fields>, Name> & { readonly id: string })[]
}
