/** State of the connection to the portal. */
export interface Network {
  /** Time when the portal became unreachable, ms. Null while it is reachable. */
  readonly awaySince: number | null
  /** Time of the unanswered call whose health check is still running, ms. Null otherwise. */
  readonly checkingSince: number | null
}

export type NetworkEvent =
  /** The browser reports that it has no network. */
  | { readonly kind: 'offline'; readonly at: number }
  /** The browser has a network again. The portal may still be unreachable. */
  | { readonly kind: 'online' }
  /** A call got no response. That alone does not mean that the portal is unreachable. */
  | { readonly kind: 'call-unanswered'; readonly at: number }
  /** The portal responded, possibly with an error. */
  | { readonly kind: 'answered' }
  /** The portal did not respond to a health check. */
  | { readonly kind: 'check-failed'; readonly at: number }
  /** The next health check is due. */
  | { readonly kind: 'due' }

/** `check` starts a health check. `arm` restarts the timer for the next one, and `disarm` stops it. */
export type NetworkEffect = 'check' | 'arm' | 'disarm'

type Step = readonly [Network, readonly NetworkEffect[]]

export const ONLINE: Network = { awaySince: null, checkingSince: null }

/** Returns the next state, and the effects to carry out. */
export function nextNetwork(state: Network, event: NetworkEvent): Step {
  const { awaySince, checkingSince } = state
  switch (event.kind) {
    case 'answered':
      return [ONLINE, awaySince === null && checkingSince === null ? [] : ['disarm']]
    case 'offline':
    case 'check-failed':
      return [{ awaySince: awaySince ?? checkingSince ?? event.at, checkingSince: null }, ['arm']]
    case 'call-unanswered':
      if (awaySince !== null || checkingSince !== null) return [state, []]
      return [{ awaySince: null, checkingSince: event.at }, ['check']]
    default:
      return [state, awaySince === null ? [] : ['check']]
  }
}
