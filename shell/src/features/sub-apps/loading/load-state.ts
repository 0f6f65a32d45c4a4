/** Reason why an application's page is missing. */
export type FailureCause =
  /** No application of this name is registered. */
  | 'not-registered'
  /** Its files or the registry could not be fetched. */
  | 'unreachable'
  /** Manifest, contract or files are invalid. */
  | 'invalid'
  /** It did not respond in time. */
  | 'timeout'
  /** It started and then failed. */
  | 'crashed'

export interface LoadFailureInfo {
  readonly cause: FailureCause
  /** Technical details for developers. */
  readonly details: string
}

/** State of one tab of a sub-application (APP-12). */
export type LoadState =
  /**
   * `flag`: the loading flag is shown. `slow`: the flag has timed out and the page says that loading takes
   * long.
   */
  | { readonly status: 'loading'; readonly mounted: boolean; readonly flag: boolean; readonly slow: boolean }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: LoadFailureInfo }

export type LoadEvent =
  /** LOAD_DELAY_MS have passed. */
  | { readonly kind: 'delay-passed' }
  /** LOADING_FLAG_RESET_MS have passed. */
  | { readonly kind: 'flag-reset' }
  | { readonly kind: 'mounted' }
  | { readonly kind: 'first-loaded' }
  | { readonly kind: 'failed'; readonly failure: LoadFailureInfo }

/** Initial state of a tab when it is mounted. */
export const LOADING: LoadState = { status: 'loading', mounted: false, flag: false, slow: false }

/** Returns the next state. Ignores late events (APP-12, APP-13). */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  if (event.kind === 'failed') return { status: 'failed', failure: event.failure }
  if (state.status !== 'loading') return state
  if (event.kind === 'delay-passed') return { ...state, flag: true }
  if (event.kind === 'mounted') return { ...state, mounted: true }
  // A mounted application has something to show, even if it never reports that it has loaded.
  if (event.kind === 'first-loaded' || state.mounted) return { status: 'ready' }
  return { ...state, flag: false, slow: true }
}
