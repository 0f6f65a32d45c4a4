import { CallFailure } from '@apron/contract/errors/call-failure'
import type { NetworkWatch } from './watch-network.ts'

/** Time until a health check starts, ms. A stalled connection may report no error for a minute. */
const CHECK_DELAY_MS = 3_000

/** Returns the result of `work`. Rejects with a transport failure as soon as the portal is known to be unreachable. */
export async function failWhenAway<Result>(network: NetworkWatch, work: Promise<Result>): Promise<Result> {
  const unreachable = Promise.withResolvers<never>()
  const rejectWhenAway = (since: number | null) => {
    if (since !== null) unreachable.reject(new CallFailure('transport', 0, '', 'The network is away'))
  }
  const stop = network.away.subscribe(({ awaySince }) => rejectWhenAway(awaySince))
  const checkTimer = setTimeout(network.report, CHECK_DELAY_MS, false)
  try {
    return await Promise.race([work, unreachable.promise])
  } finally {
    clearTimeout(checkTimer)
    stop()
  }
}
