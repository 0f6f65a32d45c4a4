import type { WhatChanged } from '@apron/contract/home/what-changed'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Source of the unread count: pushed, polled every 30 s, or out of date. */
export type LinkState = 'live' | 'polling' | 'stale'

export interface MessageCount {
  /** Number of the user's unread messages, or null while unknown. */
  readonly unread: number | null
  readonly link: LinkState
  /** Time of the last count, or null. */
  readonly countedAt: Date | null
  /** Count that the server will push for a change made by this page, or null. */
  readonly expected: number | null
  /** Versions of the portal's parts as of the last count, or null while unknown. */
  readonly versions: WhatChanged | null
  /** Requests the count again after something was marked as read. */
  readonly refresh: () => void
  /** Starts a new series of reconnects on the user's request (LIVE-03). */
  readonly retry: () => void
}

type Count = Pick<MessageCount, 'unread' | 'countedAt' | 'expected'>

export type MessageCountStore = StoreApi<MessageCount>

const doNothing = () => undefined

/** Creates the state of the bell. The live connection updates it once it is loaded. */
export function createMessageCount(): MessageCountStore {
  return createStore<MessageCount>(() => ({
    unread: null,
    link: 'polling',
    countedAt: null,
    expected: null,
    versions: null,
    refresh: doNothing,
    retry: doNothing,
  }))
}

/**
 * Returns which lists are out of date after a count. After a change by this page none are, because it
 * refetches by itself.
 */
export function outdatedLists(now: Count, before: Count): 'all' | 'unacknowledged' | 'none' {
  if (now.unread !== before.unread) return now.unread === before.expected ? 'none' : 'all'
  // An acknowledgement elsewhere does not change the count.
  return now.countedAt?.getTime() === before.countedAt?.getTime() ? 'none' : 'unacknowledged'
}

/** Calls back with each changed count. @returns unsubscribes */
export function onNewCount(store: MessageCountStore, listener: (unread: number) => void): () => void {
  return store.subscribe(({ unread }, before) => {
    if (unread !== null && unread !== before.unread) listener(unread)
  })
}
