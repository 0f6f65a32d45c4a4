/** What decides whether an application stays mounted in a tab. */
export interface TabLife {
  readonly active: boolean
  /** The tab was on the screen since the page was loaded. */
  readonly visited: boolean
  /** The application keeps this page's state while it is hidden. */
  readonly keepAlive: boolean
  readonly dirty: boolean
  /** The memory budget has put it to sleep. */
  readonly asleep: boolean
}

/** Restored tabs wait until they are shown; hidden ones stay when their page is kept, or has unsaved work (TAB-05, D1). */
export function staysMounted({ active, visited, keepAlive, dirty, asleep }: TabLife): boolean {
  return active || (visited && !asleep && (keepAlive || dirty))
}
