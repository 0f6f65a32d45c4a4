import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { type Kysely, sql } from 'kysely'
import { type FurtherFields, historyOf } from './described/record-hooks.ts'
import { columnsOfValues } from './described/record-rows.ts'
import { addHistories } from './history.ts'
import { setColumns } from './set-columns.ts'

type Described<Fields extends RecordFields> = Pick<RecordDefinition<Fields>, 'fields' | 'table'>

/** Sets fields within the save or action of the same transaction, which increments the version. */
export async function setFields<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  { fields, table }: Described<Fields>,
  id: string,
  values: FurtherFields<Fields>,
): Promise<void> {
  await setColumns(trx, table, id, columnsOfValues(fields, values))
}

export interface RecordMove<Fields extends RecordFields> {
  readonly to: string
  /** Name of the history entry. */
  readonly action: string
  readonly by: string
  /** Employee number of the delegator, if the person acted under a delegation. */
  readonly for?: string | null
  readonly at: Date
  readonly remark?: string
  /** Fields that change with the state. */
  readonly values?: FurtherFields<Fields>
}

interface Moved {
  readonly id: string
  readonly status: string
}

/** Moves locked records to a state as the effect of another change, with a new version and a history entry for each. */
export async function moveRecords<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  record: Described<Fields>,
  found: readonly Moved[],
  { to, by, at, remark = '', values = {}, ...entry }: RecordMove<Fields>,
): Promise<void> {
  const marks = { status: to, version: sql`version + 1`, update_by: by, update_time: at }
  const columns = { ...columnsOfValues(record.fields, values), ...marks }
  const ids = found.map(({ id }) => id)
  await setColumns(trx, record.table, ids, columns)
  const line = { ...entry, at, by, to, remark }
  const lines = found.map(({ id, status }) => ({ ...line, recordId: id, from: status }))
  await addHistories(trx, historyOf(record), lines)
}

/** Moves one record. See {@link moveRecords}. */
export async function moveRecord<Fields extends RecordFields>(
  trx: Kysely<unknown>,
  record: Described<Fields>,
  found: Moved,
  move: RecordMove<Fields>,
): Promise<void> {
  await moveRecords(trx, record, [found], move)
}
