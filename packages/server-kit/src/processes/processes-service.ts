import type { FlowStatus } from '@apron/contract/flow/flow'
import type { FormValues } from '@apron/contract/flow/form-values'
import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/call-context.ts'

export interface ProcessToStart {
  readonly kind: string
  readonly recordId: string
  /** Judged by the form of the template as if a person had sent it; computed fields are not looked at. */
  readonly values: FormValues
}

/** A process of a record. */
export interface ProcessOfRecord {
  readonly insId: string
  /** `AP-{year}-{number}` */
  readonly serial: string
  readonly state: FlowStatus
}

/** Approvals of records. Who starts one is the caller; the template says who may. */
export interface ProcessesService {
  /**
   * Starts a process for a record as part of the change that asks for it. Write the state of the record first: a process whose nodes are
   * all passed at once has told its outcome when this returns.
   * @param trx the transaction of the change
   * @throws Refusal where one runs for the record, the caller may not start it, or the form is not complete
   */
  start(trx: Kysely<unknown>, wanted: ProcessToStart, context: CallContext): Promise<ProcessOfRecord>
  /** The processes of a record, the newest first. What may be told of them follows the record. */
  of(db: Kysely<unknown>, kind: string, recordId: string): Promise<ProcessOfRecord[]>
}
