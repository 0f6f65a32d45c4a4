import type { Host } from '@apron/sdk'
import type { GlobalStateActions } from './global-state.ts'
import type { PageGuest } from './page-guest.ts'
import type { QiankunLifecycle } from './qiankun-lifecycle.ts'

/** A legacy application after `bootstrap`. */
export interface StartedGuest {
  readonly guest: PageGuest
  readonly host: Host
  readonly lifecycle: QiankunLifecycle
  readonly state: GlobalStateActions
  /** Initial content of its container. */
  readonly html: string
  /**
   * Runs work after all earlier work of the application, because its life cycle supports a single instance.
   */
  runInOrder<Result>(work: () => Promise<Result>): Promise<Result>
}
