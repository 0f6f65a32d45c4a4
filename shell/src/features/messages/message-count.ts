import type { WhatChanged } from '@apron/contract/entities/what-changed'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the number of unread messages comes from: pushed, asked for every 30 s, or known from earlier only. */
export type LinkState = 'live' | 'polling' | 'stale'

export interface MessageCount {
  /** All unread messages of the person; null while nothing is known. */
  readonly unread: number | null
  readonly link: LinkState
  /** When the number was last heard; null while it never was. */
  readonly heardAt: Date | null
  /** What the number will be when the server tells of a change that this page made; null: none that it waits for. */
  readonly expected: number | null
  /** What the portal is made of, as it was told last with the number; null while nothing is known. */
  readonly versions: WhatChanged | null
  /** Asks for the number anew, after something was marked as read. */
  readonly refresh: () => void
  /** Begins a new series of tries to connect: the person asked for it (LIVE-03). */
  readonly retry: () => void
}

type Heard = Pick<MessageCount, 'unread' | 'heardAt' | 'expected'>

export type MessageCountStore = StoreApi<MessageCount>

const nothingYet = () => undefined

/** What the bell shows. The live connection fills it once it is loaded. */
export function createMessageCount(): MessageCountStore {
  return createStore<MessageCount>(() => ({
    unread: null,
    link: 'polling',
    heardAt: null,
    expected: null,
    versions: null,
    refresh: nothingYet,
    retry: nothingYet,
  }))
}

/** What is old after something was heard. A change of this page's own is not: it has asked for everything anew itself. */
export function oldLists(now: Heard, before: Heard): 'all' | 'unacknowledged' | 'none' {
  if (now.unread !== before.unread) return now.unread === before.expected ? 'none' : 'all'
  // That a message was acknowledged elsewhere changes no number.
  return now.heardAt?.getTime() === before.heardAt?.getTime() ? 'none' : 'unacknowledged'
}

/** Tells every number that differs from the one before, once one is known. @returns stops */
export function onNewCount(store: MessageCountStore, tell: (unread: number) => void): () => void {
  return store.subscribe(({ unread }, before) => {
    if (unread !== null && unread !== before.unread) tell(unread)
  })
}
