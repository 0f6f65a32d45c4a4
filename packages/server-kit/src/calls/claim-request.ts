import type { QueryExecutorProvider } from 'kysely'
import type { CallContext } from './call-context.ts'

/** Writes down, in the transaction of the change, that a request has changed this record. @throws what ends the transaction when another one has */
export type Claim = (transaction: QueryExecutorProvider, record: string) => Promise<void>

const claims = new WeakMap<CallContext, Claim>()

/** For the platform: how this call is claimed. */
export function attachClaim(context: CallContext, claim: Claim): void {
  claims.set(context, claim)
}

/**
 * First of all in the transaction of a call that waits (`waits` of the call): where the same request has arrived before, also at this very
 * moment, nothing is done a second time, and the caller gets the answer of the first.
 * @param record id of what is saved
 */
export async function claimRequest(
  transaction: QueryExecutorProvider,
  context: CallContext,
  record: string,
): Promise<void> {
  await claims.get(context)?.(transaction, record)
}
