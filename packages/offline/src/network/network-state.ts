/** What is known of the network between this page and the portal. */
export interface Network {
  /** Since when nothing is answered, ms; null while the portal can be reached. */
  readonly awaySince: number | null
  /** When the try failed because of which the portal is being asked; null while none did. */
  readonly doubtSince: number | null
}

export type NetworkEvent =
  /** The browser has lost its network. */
  | { readonly kind: 'offline'; readonly at: number }
  /** The browser has a network again, which says nothing of the portal behind it. */
  | { readonly kind: 'online' }
  /** Nothing answered a call. One lost request is no lost network. */
  | { readonly kind: 'unreached'; readonly at: number }
  /** The portal has answered, be it with a refusal. */
  | { readonly kind: 'answered' }
  /** Nothing answered when the portal was asked whether it is there. */
  | { readonly kind: 'silent'; readonly at: number }
  /** It is time to ask again. */
  | { readonly kind: 'due' }

/** There is one question and one timer at a time; arming the timer begins its time anew. */
export type NetworkEffect = 'ask' | 'arm' | 'disarm'

type Step = readonly [Network, readonly NetworkEffect[]]

export const REACHED: Network = { awaySince: null, doubtSince: null }

/** Decides when people are told that the network is away, and when the portal is asked whether it is there again. */
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
