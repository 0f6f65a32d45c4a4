import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import type { ActionOf, RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields, ValueOf } from '@apron/contract/records/fields'
import type { Expression, Kysely, SqlBool } from 'kysely'
import type { CallContext, CallingPerson } from '../calls/call-context.ts'
import type { HistoryPlace } from './history.ts'
import type { StoredOf } from './record-table.ts'

/** A save inside its transaction. */
export interface SavedRecord<Fields extends RecordFields> {
  readonly trx: Kysely<unknown>
  readonly id: string
  readonly values: SaveOf<Fields>
  /** Null for a new record. */
  readonly before: StoredOf<Fields> | null
  readonly context: CallContext
}

/** An action inside its transaction. */
export interface ActedRecord<Fields extends RecordFields> {
  readonly trx: Kysely<unknown>
  readonly action: string
  readonly before: StoredOf<Fields>
  readonly values: ActionOf<Fields>
  readonly context: CallContext
  readonly now: Date
}

/** Rules of a record beyond its description. */
export interface RecordHooks<Fields extends RecordFields> {
  /** Which records the caller sees of their sites; all by default. */
  readonly visible?: (context: CallContext) => Promise<Expression<SqlBool>> | Expression<SqlBool>
  /** Asked before anything is written. @throws Refusal when the record may not be saved so */
  readonly check?: (saved: SavedRecord<Fields>) => Promise<void>
  /** Done in the same transaction after the record is written, such as telling people of it. */
  readonly saved?: (saved: SavedRecord<Fields>) => Promise<void>
  /** Why somebody who holds the right of an action may not take it on this record, such as on their own; null for who may. */
  readonly refuses?: (action: string, record: StoredOf<Fields>, person: CallingPerson) => ErrorEntry | null
  /** What an action does beyond its state, in its transaction. @returns further fields of the record that it fills in */
  readonly acted?: (
    acted: ActedRecord<Fields>,
  ) => Promise<{ readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> } | undefined>
}

/** Kind of a record as `files.link` and `fileReaders` name it. */
export const fileKindOf = ({ app, name }: Pick<RecordDefinition, 'app' | 'name'>) => `${app}.${name}`

/** The table of the history of a described record. */
export const historyOf = ({ table }: Pick<RecordDefinition, 'table'>): HistoryPlace => ({
  table: `${table}_history`,
  owner: 'record_id',
})
