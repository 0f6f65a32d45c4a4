import type { TextPair } from '@apron/contract/texts/text-pair'

/** An attribute that subscribers filter by. */
export interface SubscriptionAttribute {
  readonly code: string
  readonly name: TextPair
  /**
   * Codes and names. `sites`, `departments`, `customers`: lists of the portal. `dictionary`: the enabled values of a
   * directory.
   */
  readonly values:
    | readonly { readonly code: string; readonly name: TextPair }[]
    | { readonly of: 'sites' | 'departments' | 'customers' }
    | { readonly dictionary: string }
}

/** Messages that are delivered only to subscribers. */
export interface SubscriptionTemplate {
  readonly id: string
  readonly name: TextPair
  /**
   * Permission that is required to subscribe and to receive the messages. The one of the pages that the messages link
   * to.
   */
  readonly resource?: string
  readonly attributes: readonly SubscriptionAttribute[]
}
