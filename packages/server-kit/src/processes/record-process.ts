import type { FormValues } from '@apron/contract/flow/form-values'
import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/call-context.ts'

/** What became of a process. `rejected` is back at its initiator, `resubmitted` on its way again; the others are final. */
export type ProcessOutcome = 'agreed' | 'refused' | 'rejected' | 'resubmitted' | 'withdrawn'

/** What a record hears of its process. */
export interface ProcessNews {
  readonly insId: string
  readonly kind: string
  readonly outcome: ProcessOutcome
  /** As given at the start; null for a process that was started in the work flow before the application took its kind over. */
  readonly recordId: string | null
  /** The number of the business object, as the form has it. */
  readonly businessKey: string
  /** The form as it stands after the decision. */
  readonly values: FormValues
  readonly initiator: string
  /** Who decided; null for the clock. */
  readonly by: string | null
}

/** What a sub-application does with the processes of one kind. Naming a kind takes it over: it is then started from its records only. */
export interface RecordProcess {
  /**
   * What follows for the record: a part of the transaction of the decision. Where it throws, its own writes are undone, the
   * decision stands, the process reads “agreed, posting failed”, and it is asked again until it succeeds once.
   * @param trx the transaction, the only one to write with
   */
  outcome(trx: Kysely<unknown>, news: ProcessNews): Promise<void>
  /** Whether somebody may read the record, and with it the process: path, decisions and form. */
  mayRead(recordId: string, context: CallContext): Promise<boolean>
}
