import { createStore, type StoreApi } from 'zustand/vanilla'
import { addFailure, isOutOfOrder } from './failure-window.ts'
import type { Pane } from './pane.ts'
import { createSharedPanes, type SharedPanes } from './shared-pane.ts'

export interface PaneRegistryState {
  /** Tab key → how often it was mounted anew. */
  readonly revisions: Readonly<Record<string, number>>
  /** Keys of tabs with a mounted page. */
  readonly awake: ReadonlySet<string>
  /** Keys of tabs that the memory budget has put to sleep. */
  readonly asleep: ReadonlySet<string>
  /** Keys of tabs with unsaved work. */
  readonly dirty: ReadonlySet<string>
  /** Application → the error that put it out of order. */
  readonly outOfOrder: Readonly<Record<string, unknown>>
}

/** What is mounted where, and how it fares. */
export interface PaneRegistry extends StoreApi<PaneRegistryState> {
  /** What stands in a tab; null while nothing is mounted. */
  pane(key: string): Pane | null
  setPane(key: string, pane: Pane | null): void
  /** Mounts that several tabs share. */
  readonly shared: SharedPanes
  remount(key: string): void
  setDirty(key: string, dirty: boolean): void
  setAsleep(key: string, asleep: boolean): void
  /** Counts an error of an application; too many in a short time put it out of order (APP-15). True when this one did. */
  countFailure(app: string, error: unknown): boolean
  /** A person tries again. */
  resetFailures(app: string): void
}

function changed(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}

/** @param now the clock, ms */
export function createPaneRegistry(now: () => number): PaneRegistry {
  const store = createStore<PaneRegistryState>(() => ({
    revisions: {},
    awake: new Set(),
    asleep: new Set(),
    dirty: new Set(),
    outOfOrder: {},
  }))
  const panes = new Map<string, Pane>()
  const failures = new Map<string, readonly number[]>()

  function mark(list: 'awake' | 'asleep' | 'dirty', key: string, isIn: boolean): void {
    const keys = store.getState()[list]
    const next = changed(keys, key, isIn)
    if (next !== keys) store.setState({ [list]: next })
  }

  return {
    ...store,
    shared: createSharedPanes(),
    pane: key => panes.get(key) ?? null,
    setPane(key, pane) {
      if (pane === null) panes.delete(key)
      else panes.set(key, pane)
      mark('awake', key, pane !== null)
    },
    remount(key) {
      const { revisions } = store.getState()
      store.setState({ revisions: { ...revisions, [key]: (revisions[key] ?? 0) + 1 } })
    },
    setDirty: (key, dirty) => mark('dirty', key, dirty),
    setAsleep: (key, asleep) => mark('asleep', key, asleep),
    countFailure(app, error) {
      const moments = addFailure(failures.get(app) ?? [], now())
      failures.set(app, moments)
      const { outOfOrder } = store.getState()
      if (!isOutOfOrder(moments) || app in outOfOrder) return false
      store.setState({ outOfOrder: { ...outOfOrder, [app]: error } })
      return true
    },
    resetFailures(app) {
      failures.delete(app)
      const { [app]: _reset, ...outOfOrder } = store.getState().outOfOrder
      store.setState({ outOfOrder })
    },
  }
}
