import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { Kysely } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import { type RequestingPerson, requestingPerson } from '../http/admission/requesting-person.ts'
import type { SecurityAudit, SecurityEvent } from './security-audit.ts'

/** Audit entry of an administrator's act with its target, or the number of targets. */
export type AdministrationEntry = Omit<SecurityEvent, 'userCode' | 'address' | 'target' | 'count'> &
  ({ readonly target: string; readonly count?: number } | { readonly count: number })

/** Runs a change of the administration and writes its audit entry, with person and address, in one transaction. */
export type Audited = <Result>(
  context: CallContext,
  work: (transaction: Kysely<unknown>, by: RequestingPerson) => Promise<Result>,
  /** Null if nothing changed. */
  entryOf: (result: Result) => AdministrationEntry | null,
) => Promise<Result>

export function createAudited(db: Kysely<unknown>, audit: SecurityAudit): Audited {
  return async (context, work, entryOf) =>
    await inTransaction(db, async transaction => {
      const by = requestingPerson(context)
      const result = await work(transaction, by)
      const entry = entryOf(result)
      const { userCode, address } = by
      if (entry !== null) await audit({ ...entry, userCode, address }, transaction)
      return result
    })
}
