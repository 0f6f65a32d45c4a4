import type { Tab } from '@apron/sdk'
import type { GuestListeners } from './guest-listeners.ts'
import type { GuestNavigation } from './guest-navigation.ts'
import type { GuestStyles } from './guest-styles.ts'

/** A legacy application as the page meets it: what it does to window and document lands here. */
export interface PageGuest {
  readonly name: string
  readonly navigation: GuestNavigation
  readonly listeners: GuestListeners
  readonly styles: GuestStyles
  /** Of the mount that is there; they stop with it. */
  readonly intervals: Set<number>
  /** The mount that is there. */
  tab: Tab | null
}

/** Whether a person sees it. */
export const isOnScreen = (guest: PageGuest): boolean => guest.tab?.active === true
