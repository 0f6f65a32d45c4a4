import type { FormValues } from '@apron/contract/flow/form-values'
import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/call-context.ts'

/**
 * Outcome of a process. `rejected` returns it to its initiator, `resubmitted` starts it again. The others are final.
 */
export type ProcessOutcome = 'agreed' | 'refused' | 'rejected' | 'resubmitted' | 'withdrawn'

/** Data about a process for the handler of its record. */
export interface ProcessNews {
  readonly insId: string
  readonly kind: string
  readonly outcome: ProcessOutcome
  /**
   * As given at the start. Null if the process was started in the work flow before the application took over its kind.
   */
  readonly recordId: string | null
  /** Number of the business object in the form. */
  readonly businessKey: string
  /** Form values after the decision. */
  readonly values: FormValues
  readonly initiator: string
  /** The user who decided. Null for the clock. */
  readonly by: string | null
}

/**
 * Handlers of a sub-application for the processes of one kind. Naming a kind takes it over: it can then be started only
 * from its records.
 */
export interface RecordProcess {
  /**
   * Updates the record in the transaction of the decision. If it throws, only its own writes are rolled back. The
   * decision stays, the process shows “agreed, posting failed”, and this is retried until it succeeds once.
   * @param trx the only transaction to write with
   */
  outcome(trx: Kysely<unknown>, news: ProcessNews): Promise<void>
  /** Returns whether the caller may read the record, and with it path, decisions and form of the process. */
  mayRead(recordId: string, context: CallContext): Promise<boolean>
}
