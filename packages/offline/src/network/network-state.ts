/** State of the network between this page and the portal. */
export interface Network {
  /** When the portal stopped answering, ms; null while it can be reached. */
  readonly awaySince: number | null
  /** When a call got no answer, because of which the portal is being asked, ms; null otherwise. */
  readonly doubtSince: number | null
}

export type NetworkEvent =
  /** The browser reports that it has no network. */
  | { readonly kind: 'offline'; readonly at: number }
  /** The browser has a network again. The portal may still be out of reach. */
  | { readonly kind: 'online' }
  /** A call got no answer. One lost request does not mean that the network is away. */
  | { readonly kind: 'unreached'; readonly at: number }
  /** The portal has answered, even if with a refusal. */
  | { readonly kind: 'answered' }
  /** The portal was asked whether it is there and did not answer. */
  | { readonly kind: 'silent'; readonly at: number }
  /** It is time to ask again. */
  | { readonly kind: 'due' }

/** There is one question and one timer at a time. Arming the timer restarts it. */
export type NetworkEffect = 'ask' | 'arm' | 'disarm'

type Step = readonly [Network, readonly NetworkEffect[]]

export const REACHED: Network = { awaySince: null, doubtSince: null }

/** Decides when the network counts as away, and when the portal is asked whether it is there. */
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
