/** Why an application's page is not there. */
export type FailureCause =
  /** No application of this name is registered. */
  | 'not-registered'
  /** Its files, or the registry, could not be fetched. */
  | 'unreachable'
  /** Manifest, contract or files are not what they should be. */
  | 'invalid'
  /** It did not answer in time. */
  | 'timeout'
  /** It started and then failed. */
  | 'crashed'

export interface LoadFailureInfo {
  readonly cause: FailureCause
  /** For the people who mend it: what happened, in their words. */
  readonly details: string
}

/** Where one tab of a sub-application is (APP-12). */
export type LoadState =
  /** `flag`: the loading flag shows. `slow`: it has reset itself and the page says that it takes long. */
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

/** A tab that is mounted loads at once. */
export const LOADING: LoadState = { status: 'loading', mounted: false, flag: false, slow: false }

/** The next state; an event that comes too late changes nothing (APP-12, APP-13). */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  if (event.kind === 'failed') return { status: 'failed', failure: event.failure }
  if (state.status !== 'loading') return state
  if (event.kind === 'delay-passed') return { ...state, flag: true }
  if (event.kind === 'mounted') return { ...state, mounted: true }
  // What is mounted has something to show, even when it never says that it has loaded.
  if (event.kind === 'first-loaded' || state.mounted) return { status: 'ready' }
  return { ...state, flag: false, slow: true }
}
