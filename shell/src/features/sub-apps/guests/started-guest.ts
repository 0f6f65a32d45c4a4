import type { Host } from '@apron/sdk'
import type { GlobalStateActions } from './global-state.ts'
import type { PageGuest } from './page-guest.ts'
import type { QiankunLifecycle } from './qiankun-lifecycle.ts'

/** A legacy application whose `bootstrap` has been called. */
export interface StartedGuest {
  readonly guest: PageGuest
  readonly host: Host
  readonly lifecycle: QiankunLifecycle
  readonly state: GlobalStateActions
  /** What its container starts with. */
  readonly html: string
  /** Does this work after all earlier work of the application: its life cycle knows one instance. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}
