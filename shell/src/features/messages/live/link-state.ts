import type { WhatChanged } from '@apron/contract/home/what-changed'
import type { LinkState } from '../bell/message-count.ts'

/** State that the connection's leader shares with the other tabs. */
export interface LiveState {
  /** True while the live connection is open. */
  readonly open: boolean
  /** Null until first received. */
  readonly unread: number | null
  /** Time of the last count, ms. After a lost connection, the last moment the count was known to be right. */
  readonly countedAt: number | null
  /** Consecutive failed count requests. */
  readonly failures: number
  /** Latest known versions of the portal's parts; null before the first request. */
  readonly versions: WhatChanged | null
}

export const INITIAL_LIVE_STATE: LiveState = {
  open: false,
  unread: null,
  countedAt: null,
  failures: 0,
  versions: null,
}

/** Returns the state shown by the bell. A count whose request failed is stale, even while reconnecting. */
export function linkState({ open, failures }: LiveState): LinkState {
  if (open) return 'live'
  return failures === 0 ? 'polling' : 'stale'
}
