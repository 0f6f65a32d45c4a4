import type { QueryExecutorProvider } from 'kysely'
import type { CallContext } from './call-context.ts'

/**
 * Records in the transaction of a change that a request has changed this record. @throws an error that ends the
 * transaction if another request has
 */
export type Claim = (transaction: QueryExecutorProvider, record: string) => Promise<void>

const claims = new WeakMap<CallContext, Claim>()

/** Sets how a call is claimed. For the platform only. */
export function attachClaim(context: CallContext, claim: Claim): void {
  claims.set(context, claim)
}

/**
 * Call this first in the transaction of a call that may be queued offline (`waits` of the call). If the same request
 * has arrived before, even at this very moment, the transaction ends and the caller gets the first response.
 * @param record id of the saved record
 */
export async function claimIdempotencyKey(
  transaction: QueryExecutorProvider,
  context: CallContext,
  record: string,
): Promise<void> {
  await claims.get(context)?.(transaction, record)
}
