/** State that decides whether an application stays mounted in a tab. */
export interface TabLife {
  readonly active: boolean
  /** True if the tab was active since the page was loaded. */
  readonly visited: boolean
  /** True if the application keeps this page's state while hidden. */
  readonly keepAlive: boolean
  readonly dirty: boolean
  /** True if the memory budget has put it to sleep. */
  readonly asleep: boolean
}

/**
 * Returns whether a tab is mounted. Restored tabs wait until they are shown; hidden ones stay if their page
 * is kept alive or has unsaved work (TAB-05, D1).
 */
export function staysMounted({ active, visited, keepAlive, dirty, asleep }: TabLife): boolean {
  return active || (visited && !asleep && (keepAlive || dirty))
}
