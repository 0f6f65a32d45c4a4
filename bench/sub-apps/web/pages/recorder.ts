/** What the measurement puts into the window of the shell before anything else runs. */
export interface Recorder {
  /** Who waits for the next page to be drawn. @param at `performance.now()` of the shell's window, ms */
  waiting: ((at: number) => void) | null
  /** Fetches the applications before anybody has clicked; set by the shell. */
  fetchAhead: () => unknown
  /** When the shell itself was drawn, ms since its page was asked for. */
  shellAt: number
  /** The shell or a page says that it stands in the document and has been laid out. */
  drawn(): void
}

declare global {
  interface Window {
    apronBench?: Recorder
  }
}
