import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import * as calls from '@apron/contract/home/waiting-count.calls'
import { WAITING_COUNT_SCHEMAS } from '@apron/contract/home/waiting-count.schemas'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'

/** Counts pending items of the caller. */
export type WaitingSource = (context: CallContext) => Promise<number>

export interface WaitingCountsDeps {
  /** Counters of the portal, used if no sub-application provides one. */
  readonly own: Readonly<Record<string, WaitingSource>>
  /** Counters of each sub-application, by the id of the call. */
  readonly sources: readonly Readonly<Record<string, WaitingSource>>[]
  /** Called when a counter fails. */
  readonly failed: (call: string, error: unknown) => void
}

/**
 * Serves the caller's waiting counts, from a sub-application or else from the portal. A failing source fails only its
 * own call.
 * @throws if two applications provide the same count, or one for an unknown call, so that the server does not start
 */
export function waitingCountsRoutes({ own, sources, failed }: WaitingCountsDeps): ServerRoute[] {
  const provided = sources.flatMap(source => Object.entries(source))
  const byCall = new Map(provided)
  const known = Object.values(calls)
  const unknownCalls = [...byCall.keys(), ...Object.keys(own)].filter(id =>
    known.every(call => call.id !== id),
  )
  if (unknownCalls.length > 0)
    throw new Error(`The server does not start: there is no call ${unknownCalls.join(', ')}`)
  if (byCall.size < provided.length) {
    throw new Error('The server does not start: two applications provide the same waiting count')
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
