import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import type { ActionOf, RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields, ValueOf } from '@apron/contract/records/fields'
import type { Expression, Kysely, SqlBool } from 'kysely'
import type { CallContext, CallingPerson } from '../../calls/call-context.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import type { HistoryPlace } from '../history.ts'
import type { StoredOf } from './record-table.ts'

/** A save inside its transaction. */
export interface SavedRecord<Fields extends RecordFields> {
  readonly trx: Kysely<unknown>
  readonly id: string
  readonly values: SaveOf<Fields>
  /** Null for a new record. */
  readonly before: StoredOf<Fields> | null
  readonly context: CallContext
  /** Employee number of the caller. */
  readonly by: string
}

/** An action inside its transaction. */
export interface ActionEvent<Fields extends RecordFields> {
  readonly trx: Kysely<unknown>
  readonly action: string
  readonly before: StoredOf<Fields>
  readonly values: ActionOf<Fields>
  readonly context: CallContext
  /** Employee number of the caller. */
  readonly by: string
  readonly now: Date
}

/** Fields that a rule fills in. */
export type FurtherFields<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]?: ValueOf<Fields[Name]>
}

/**
 * Runs in the transaction of an action. @returns further fields to set; `status` replaces the target state of the
 * action
 */
export type ActionHook<Fields extends RecordFields> = (
  event: ActionEvent<Fields>,
) => Promise<FurtherFields<Fields> | void>

/** Server-side rules that a description cannot express. */
export interface RecordHooks<Fields extends RecordFields> {
  /**
   * Restricts which records of their sites the caller may see. All by default.
   * @param services bound to the transaction, if there is one
   */
  readonly visible?: (
    context: CallContext,
    services: PluginServices,
  ) => Promise<Expression<SqlBool>> | Expression<SqlBool>
  /** Runs before a save is written. @returns further fields to set, such as read-only ones @throws Refusal to reject it */
  readonly check?: (saved: SavedRecord<Fields>) => Promise<FurtherFields<Fields> | void>
  /** Runs in the same transaction after a save, for example to send messages. */
  readonly saved?: (saved: SavedRecord<Fields>) => Promise<void>
  /** Runs before a record is deleted. @throws Refusal to keep it */
  readonly removing?: (removed: Omit<SavedRecord<Fields>, 'values'>) => Promise<void>
  /** Returns why a person with the permission may still not act on this record, e.g. their own. Null if they may. */
  readonly refuses?: (action: string, record: StoredOf<Fields>, person: CallingPerson) => ErrorEntry | null
  /** Effects of actions besides the change of state: one function for all, or one per action name. */
  readonly onAction?: ActionHook<Fields> | Readonly<Record<string, ActionHook<Fields>>>
}

/** Returns the kind of a record for `files.link` and `fileReaders`. */
export const fileKindOf = ({ app, name }: Pick<RecordDefinition, 'app' | 'name'>) => `${app}.${name}`

/** Returns the history table of a described record. */
export const historyOf = ({ table }: Pick<RecordDefinition, 'table'>): HistoryPlace => ({
  table: `${table}_history`,
  owner: 'record_id',
})
