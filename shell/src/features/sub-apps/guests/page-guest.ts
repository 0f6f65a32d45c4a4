import type { Tab } from '@apron/sdk'
import type { GuestListeners } from './guest-listeners.ts'
import type { GuestNavigation } from './guest-navigation.ts'
import type { GuestStyles } from './guest-styles.ts'

/** A legacy application and the page resources it holds on window and document. */
export interface PageGuest {
  readonly name: string
  readonly navigation: GuestNavigation
  readonly listeners: GuestListeners
  readonly styles: GuestStyles
  /** Intervals of the current mount, cleared with it. */
  readonly intervals: Set<number>
  /** Tab of the current mount. */
  tab: Tab | null
}

/** Returns true while the application is visible. */
export const isGuestVisible = (guest: PageGuest): boolean => guest.tab?.active === true
