import { createHash } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { attachClaim } from '@apron/server-kit/calls/claim-idempotency-key'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { addIdempotencyRecord, findIdempotencyRecord } from './idempotency.store.ts'

export interface IdempotencyDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

interface IncomingRequest {
  readonly input: Parameters<ServerRoute['handle']>[0]
  readonly context: CallContext
  /** Null without an idempotency key. Then each request is executed. */
  readonly requestId: string | null
}

/** Thrown in the transaction of a request to roll it back, because an identical concurrent one was first. */
class AlreadyExecuted extends Error {}

/**
 * Executes a call. With an idempotency key it is executed once per person and key. Repetitions get the response of the
 * first request.
 */
export async function withIdempotency(
  { db, clock }: IdempotencyDeps,
  route: ServerRoute,
  incoming: IncomingRequest,
): Promise<unknown> {
  const { call, replay, handle } = route
  const { input, context, requestId } = incoming
  // Only calls that may be queued offline have `replay`. All others are executed each time.
  if (replay === undefined) return await handle(input, context)

  const { userCode } = callerOf(context)
  const key = requestId === null ? null : { userCode, requestId }
  const digest = digestOf([call.id, context.site, input])
  let isClaimed = false
  attachClaim(context, async (transaction, record) => {
    isClaimed = true
    if (key === null) return
    const isFirst = await addIdempotencyRecord(transaction, { ...key, digest, record }, clock.now())
    if (!isFirst) throw new AlreadyExecuted(`${call.id} was executed already`)
  })

  /**
   * Returns the response of an identical earlier request, or null.
   * @throws Refusal if the key was used for something else
   */
  async function findFirstResponse(): Promise<{ readonly data: unknown } | null> {
    const first = key === null ? null : await findIdempotencyRecord(db, key)
    if (first === null || replay === undefined) return null
    if (first.digest !== digest) throw new Refusal(SERVER_ERRORS.requestIdUsed)
    return { data: await replay(first.record, context) }
  }

  const earlierResponse = await findFirstResponse()
  if (earlierResponse !== null) return earlierResponse.data
  try {
    const data = await handle(input, context)
    if (!isClaimed) throw new Error(`${call.id} may be queued offline, but did not call claimIdempotencyKey`)
    return data
  } catch (error) {
    const concurrentResponse = error instanceof AlreadyExecuted ? await findFirstResponse() : null
    if (concurrentResponse === null) throw error
    return concurrentResponse.data
  }
}

function digestOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
