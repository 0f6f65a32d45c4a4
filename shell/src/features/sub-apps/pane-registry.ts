import { createStore, type StoreApi } from 'zustand/vanilla'
import { addFailure, isOutOfOrder } from './failure-window.ts'
import type { Pane } from './pane.ts'

export interface PaneRegistryState {
  /** Tab key → how often it was mounted anew. */
  readonly revisions: Readonly<Record<string, number>>
  /** Keys of tabs with unsaved work. */
  readonly dirty: ReadonlySet<string>
  /** Application → the error that put it out of order. */
  readonly outOfOrder: Readonly<Record<string, unknown>>
}

/** What is mounted where, and how it fares. */
export interface PaneRegistry extends StoreApi<PaneRegistryState> {
  readonly panes: Map<string, Pane>
  remount(key: string): void
  setDirty(key: string, dirty: boolean): void
  /** Counts an error of an application; too many in a short time put it out of order (APP-15). */
  countFailure(app: string, error: unknown): void
  /** A person tries again. */
  forgive(app: string): void
}

/** @param now the clock, ms */
export function createPaneRegistry(now: () => number): PaneRegistry {
  const store = createStore<PaneRegistryState>(() => ({ revisions: {}, dirty: new Set(), outOfOrder: {} }))
  const failures = new Map<string, readonly number[]>()
  return {
    ...store,
    panes: new Map(),
    remount(key) {
      const { revisions } = store.getState()
      store.setState({ revisions: { ...revisions, [key]: (revisions[key] ?? 0) + 1 } })
    },
    setDirty(key, isDirty) {
      const dirty = new Set(store.getState().dirty)
      if (isDirty) dirty.add(key)
      else dirty.delete(key)
      store.setState({ dirty })
    },
    countFailure(app, error) {
      const moments = addFailure(failures.get(app) ?? [], now())
      failures.set(app, moments)
      if (!isOutOfOrder(moments)) return
      store.setState({ outOfOrder: { ...store.getState().outOfOrder, [app]: error } })
    },
    forgive(app) {
      failures.delete(app)
      const { [app]: _forgiven, ...outOfOrder } = store.getState().outOfOrder
      store.setState({ outOfOrder })
    },
  }
}
