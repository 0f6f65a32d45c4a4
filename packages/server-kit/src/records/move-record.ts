import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields, ValueOf } from '@apron/contract/records/fields'
import { type Kysely, sql } from 'kysely'
import { addHistory } from './history.ts'
import { historyOf } from './record-hooks.ts'
import { columnsOfValues } from './record-rows.ts'
import { setColumns } from './set-columns.ts'

type Described<Fields extends RecordFields> = Pick<RecordDefinition<Fields>, 'fields' | 'table'>

/** Values of some fields, as they are stored. */
export type FieldChanges<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]?: ValueOf<Fields[Name]>
}

/** Sets fields within the save or action of the same transaction, which gives the record its new version. */
export async function setFields<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  { fields, table }: Described<Fields>,
  id: string,
  values: FieldChanges<Fields>,
): Promise<void> {
  await setColumns(trx, table, id, columnsOfValues(fields, values))
}

export interface RecordMove<Fields extends RecordFields> {
  readonly to: string
  /** Name of its entry in the history. */
  readonly action: string
  readonly by: string
  /** Employee number of the delegator, if the person acted under a delegation. */
  readonly for?: string | null
  readonly at: Date
  readonly remark?: string
  /** Fields that change with the state. */
  readonly values?: FieldChanges<Fields>
}

/** Moves a locked record to a state because of something else, with a new version and an entry in its history. */
export async function moveRecord<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  record: Described<Fields>,
  { id, status }: { readonly id: string; readonly status: string },
  { to, by, at, remark = '', values = {}, ...entry }: RecordMove<Fields>,
): Promise<void> {
  const marks = { status: to, version: sql`version + 1`, update_by: by, update_time: at }
  await setColumns(trx, record.table, id, { ...columnsOfValues(record.fields, values), ...marks })
  await addHistory(trx, historyOf(record), id, { ...entry, at, by, from: status, to, remark })
}
