/**
 * Registrations of a tab's components (unsaved work, close questions). `<Activity>` cleans up every effect
 * when it hides a page, so an entry removed while the tab is hidden stays registered until the tab wakes.
 */
export interface Registrations<T> {
  /** Returns a function that removes the entry. */
  add(entry: T): () => void
  /** Drops entries that were not registered again after the tab woke and its effects ran. */
  dropStale(): void
  readonly size: number
  readonly newest: T | undefined
}

/**
 * @param isHidden returns true while the tab is hidden
 * @param changed called when an entry is added or removed
 */
export function createRegistrations<T>(
  isHidden: () => boolean,
  onChange: () => void = () => {},
): Registrations<T> {
  const active = new Set<T>()
  let suspended = new Set<T>()
  return {
    add(entry) {
      active.add(entry)
      suspended.delete(entry)
      onChange()
      return () => {
        active.delete(entry)
        if (isHidden()) suspended.add(entry)
        onChange()
      }
    },
    dropStale() {
      suspended = new Set()
      onChange()
    },
    get size() {
      return active.size + suspended.size
    },
    get newest() {
      return [...suspended, ...active].at(-1)
    },
  }
}
