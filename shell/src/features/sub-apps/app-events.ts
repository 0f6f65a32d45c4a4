/** What the server counts per application and version (issue of a failure is its `cause`). */
export type AppEvent =
  | { readonly kind: 'loaded'; readonly app: string; readonly version: string; readonly ms: number }
  | { readonly kind: 'load-failed'; readonly app: string; readonly version: string; readonly cause: string }
  /** Out of order, or its page could not be mounted. */
  | { readonly kind: 'crashed'; readonly app: string; readonly version: string; readonly cause: string }
  /** It went wrong somewhere and went on. */
  | { readonly kind: 'error'; readonly app: string; readonly version: string }
