/** Installed in the window of the shell before any other script. */
export interface Recorder {
  /** Callback waiting for the next page to render. @param at `performance.now()` of the shell's window, ms */
  waiting: ((at: number) => void) | null
  /** Prefetches the applications; set by the shell. */
  fetchAhead: () => unknown
  /** Time until the shell was rendered, ms since its page was requested. */
  shellAt: number
  /** Called by the shell or a page once it is in the document and laid out. */
  onRendered(): void
}

declare global {
  interface Window {
    apronBench?: Recorder
  }
}
