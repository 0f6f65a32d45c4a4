import { CallFailure } from '@apron/contract/errors/call-failure'
import type { NetworkWatch } from './watch-network.ts'

/** Time until the portal is asked whether it is there, ms: a network that hangs reports nothing for a minute. */
const DOUBT_MS = 3_000

/** Returns the result of the work, or rejects as an unanswered call as soon as the network is known to be away. */
export async function unlessAway<Result>(network: NetworkWatch, work: Promise<Result>): Promise<Result> {
  const gone = Promise.withResolvers<never>()
  const giveUp = (since: number | null) => {
    if (since !== null) gone.reject(new CallFailure('transport', 0, '', 'The network is away'))
  }
  const stop = network.away.subscribe(({ awaySince }) => giveUp(awaySince))
  const doubt = setTimeout(network.heard, DOUBT_MS, false)
  try {
    return await Promise.race([work, gone.promise])
  } finally {
    clearTimeout(doubt)
    stop()
  }
}
