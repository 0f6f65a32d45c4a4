import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import { type AskingPerson, askingPerson } from '../http/admission/asking-person.ts'
import type { SecurityAudit, SecurityEvent } from './security-audit.ts'

/** Audit entry of an administrator's act with its target, or the number of targets. */
export type AdministrationLine = Omit<SecurityEvent, 'userCode' | 'address' | 'target' | 'count'> &
  ({ readonly target: string; readonly count?: number } | { readonly count: number })

/** Runs a change of the administration and writes its audit entry, with person and address, in one transaction. */
export type Audited = <Result>(
  context: CallContext,
  work: (transaction: Kysely<unknown>, by: AskingPerson) => Promise<Result>,
  /** Null if nothing changed. */
  line: (result: Result) => AdministrationLine | null,
) => Promise<Result>

export function createAudited(db: Kysely<unknown>, audit: SecurityAudit): Audited {
  return async (context, work, line) =>
    await inTransaction(db, async transaction => {
      const by = askingPerson(context)
      const result = await work(transaction, by)
      const said = line(result)
      const { userCode, address } = by
      if (said !== null) await audit({ ...said, userCode, address }, transaction)
      return result
    })
}
