/**
 * Registrations of a tab's components (unsaved work, close questions). `<Activity>` cleans up every effect
 * when it hides a page, so an entry removed while the tab is hidden is held until the tab wakes.
 */
export interface HeldEntries<T> {
  /** Returns a function that removes the entry. */
  add(entry: T): () => void
  /** Drops held entries that were not registered again after the tab woke and its effects ran. */
  dropHeld(): void
  readonly size: number
  readonly newest: T | undefined
}

/**
 * @param isHidden returns true while the tab is hidden
 * @param changed called when an entry is added or removed
 */
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
