import type { FlowStatus } from '@apron/contract/flow/flow'
import type { FormValues } from '@apron/contract/flow/form-values'
import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/call-context.ts'

export interface ProcessToStart {
  readonly kind: string
  readonly recordId: string
  /** Values, validated by the form of the template as if a user had sent them. Computed fields are ignored. */
  readonly values: FormValues
}

/** A process of a record. */
export interface ProcessOfRecord {
  readonly insId: string
  /** Format: `AP-{year}-{number}`. */
  readonly serial: string
  readonly state: FlowStatus
}

/** Approvals of records. The caller starts a process. The template defines who may. */
export interface ProcessesService {
  /**
   * Starts a process for a record in the transaction of the change. Write the state of the record first: if all nodes
   * are skipped, the outcome is reported before this returns.
   * @param trx the transaction of the change
   * @throws Refusal if one is running for the record, the caller may not start it, or the form is incomplete
   */
  start(trx: Kysely<unknown>, wanted: ProcessToStart, context: CallContext): Promise<ProcessOfRecord>
  /** Returns the processes of a record, newest first. Read permission follows the record. */
  of(db: Kysely<unknown>, kind: string, recordId: string): Promise<ProcessOfRecord[]>
}
