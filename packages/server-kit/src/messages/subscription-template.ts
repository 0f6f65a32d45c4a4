import type { TextPair } from '@apron/contract/texts/text-pair'

/** One thing that people choose a subscription by. */
export interface SubscriptionAttribute {
  readonly code: string
  readonly name: TextPair
  /** Codes and names; `sites`, `departments`, `customers`: the portal's own lists; `dictionary`: the enabled entries of one. */
  readonly values:
    | readonly { readonly code: string; readonly name: TextPair }[]
    | { readonly of: 'sites' | 'departments' | 'customers' }
    | { readonly dictionary: string }
}

/** Messages that arrive only at people who asked for them. */
export interface SubscriptionTemplate {
  readonly id: string
  readonly name: TextPair
  /** The right without which it is not offered, and nothing arrives by it: the one that the pages behind its messages need. */
  readonly resource?: string
  readonly attributes: readonly SubscriptionAttribute[]
}
