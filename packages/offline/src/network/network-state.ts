/** State of the connection to the portal. */
export interface Network {
  /** Time when the portal became unreachable, ms. Null while it is reachable. */
  readonly awaySince: number | null
  /** Time of the unanswered call whose health check is still running, ms. Null otherwise. */
  readonly doubtSince: number | null
}

export type NetworkEvent =
  /** The browser reports that it has no network. */
  | { readonly kind: 'offline'; readonly at: number }
  /** The browser has a network again. The portal may still be unreachable. */
  | { readonly kind: 'online' }
  /** A call got no response. That alone does not mean that the portal is unreachable. */
  | { readonly kind: 'unreached'; readonly at: number }
  /** The portal responded, possibly with an error. */
  | { readonly kind: 'answered' }
  /** The portal did not respond to a health check. */
  | { readonly kind: 'silent'; readonly at: number }
  /** The next health check is due. */
  | { readonly kind: 'due' }

/** `ask` starts a health check. `arm` restarts the timer for the next one, and `disarm` stops it. */
export type NetworkEffect = 'ask' | 'arm' | 'disarm'

type Step = readonly [Network, readonly NetworkEffect[]]

export const REACHED: Network = { awaySince: null, doubtSince: null }

/** Returns the next state, and the effects to carry out. */
export function nextNetwork(state: Network, event: NetworkEvent): Step {
  const { awaySince, doubtSince } = state
  switch (event.kind) {
    case 'answered':
      return [REACHED, awaySince === null && doubtSince === null ? [] : ['disarm']]
    case 'offline':
    case 'silent':
      return [{ awaySince: awaySince ?? doubtSince ?? event.at, doubtSince: null }, ['arm']]
    case 'unreached':
      if (awaySince !== null || doubtSince !== null) return [state, []]
      return [{ awaySince: null, doubtSince: event.at }, ['ask']]
    default:
      return [state, awaySince === null ? [] : ['ask']]
  }
}
