import type { WhatChanged } from '@apron/contract/entities/what-changed'
import type { LinkState } from '../message-count.ts'

/** What the tab that holds the connection knows, and tells the others. */
export interface Known {
  /** Whether the live connection is open. */
  readonly open: boolean
  /** Null while it was never heard. */
  readonly unread: number | null
  /** When the number was last heard, ms; of a connection that is lost, until when it was right. */
  readonly heardAt: number | null
  /** Count calls in a row that failed. */
  readonly failures: number
  /** What the portal is made of, as it was told last; null while nobody has asked. */
  readonly versions: WhatChanged | null
}

export const NOTHING_KNOWN: Known = { open: false, unread: null, heardAt: null, failures: 0, versions: null }

/** What the bell says: a number that could not be asked for is stale, whatever is tried meanwhile. */
export function linkState({ open, failures }: Known): LinkState {
  if (open) return 'live'
  return failures === 0 ? 'polling' : 'stale'
}
