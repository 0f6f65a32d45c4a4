/** Events that the server counts per application and version. A failure's issue is its `cause`. */
export type AppEvent =
  | { readonly kind: 'loaded'; readonly app: string; readonly version: string; readonly ms: number }
  | { readonly kind: 'load-failed'; readonly app: string; readonly version: string; readonly cause: string }
  /** The application failed, or its page could not be mounted. */
  | { readonly kind: 'crashed'; readonly app: string; readonly version: string; readonly cause: string }
  /** An error from which the application recovered. */
  | { readonly kind: 'error'; readonly app: string; readonly version: string }
