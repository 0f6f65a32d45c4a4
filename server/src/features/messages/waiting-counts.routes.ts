import * as calls from '@apron/contract/calls/waiting-count.calls'
import { WAITING_COUNT_SCHEMAS } from '@apron/contract/calls/waiting-count.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'

/** Counts something that waits for the caller. */
export type WaitingSource = (context: CallContext) => Promise<number>

export interface WaitingCountsDeps {
  /** Of the portal itself: asked for what no sub-application answers. */
  readonly own: Readonly<Record<string, WaitingSource>>
  /** Of each sub-application, by the id of the call that it answers. */
  readonly sources: readonly Readonly<Record<string, WaitingSource>>[]
  /** Told why a number could not be made. */
  readonly failed: (call: string, error: unknown) => void
}

/**
 * What waits for the caller in other applications; what none of them answers the portal does. A source that fails is a clear refusal of its own call.
 * @throws when two applications answer one call, or one that does not exist: the server does not start
 */
export function waitingCountsRoutes({ own, sources, failed }: WaitingCountsDeps): ServerRoute[] {
  const given = sources.flatMap(source => Object.entries(source))
  const byCall = new Map(given)
  const known = Object.values(calls)
  const wrong = [...byCall.keys(), ...Object.keys(own)].filter(id => known.every(call => call.id !== id))
  if (wrong.length > 0) throw new Error(`The server does not start: there is no call ${wrong.join(', ')}`)
  if (byCall.size < given.length) {
    throw new Error('The server does not start: two applications answer the same waiting count')
  }

  return known.map(call =>
    serveCall(call, WAITING_COUNT_SCHEMAS, async (_, context) => {
      try {
        return (await (byCall.get(call.id) ?? own[call.id])?.(context)) ?? 0
      } catch (error) {
        if (error instanceof Refusal) throw error
        failed(call.id, error)
        throw new Refusal(SERVER_ERRORS.unavailable)
      }
    }),
  )
}
