/**
 * What the components of a tab have registered (unsaved work, close questions). `<Activity>` runs the clean-up of
 * every effect when it hides a page, so an entry that leaves while the tab is hidden is held until the tab wakes.
 */
export interface HeldEntries<T> {
  /** The answer takes the entry out again. */
  add(entry: T): () => void
  /** The tab is awake and its effects have run: what did not come back is gone. */
  dropHeld(): void
  readonly size: number
  readonly newest: T | undefined
}

/** @param isHidden whether the tab is hidden now
 *  @param changed called when an entry came or went */
export function createHeldEntries<T>(
  isHidden: () => boolean,
  changed: () => void = () => {},
): HeldEntries<T> {
  const live = new Set<T>()
  let held = new Set<T>()
  return {
    add(entry) {
      live.add(entry)
      held.delete(entry)
      changed()
      return () => {
        live.delete(entry)
        if (isHidden()) held.add(entry)
        changed()
      }
    },
    dropHeld() {
      held = new Set()
      changed()
    },
    get size() {
      return live.size + held.size
    },
    get newest() {
      return [...held, ...live].at(-1)
    },
  }
}
