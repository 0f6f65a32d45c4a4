import { createStore, type StoreApi } from 'zustand/vanilla'
import { addFailure, isOutOfOrder } from '../failures/failure-window.ts'
import type { Pane } from './pane.ts'
import { createSharedPanes, type SharedPanes } from './shared-pane.ts'

export interface PaneRegistryState {
  /** Number of remounts by tab key. */
  readonly revisions: Readonly<Record<string, number>>
  /** Keys of tabs with a mounted page. */
  readonly awake: ReadonlySet<string>
  /** Keys of tabs put to sleep by the memory budget. */
  readonly asleep: ReadonlySet<string>
  /** Keys of tabs with unsaved work. */
  readonly dirty: ReadonlySet<string>
  /** Error that put an application out of order, by application. */
  readonly outOfOrder: Readonly<Record<string, unknown>>
}

/** Registry of mounted panes and their state. */
export interface PaneRegistry extends StoreApi<PaneRegistryState> {
  /** Returns the pane of a tab, or null if nothing is mounted. */
  pane(key: string): Pane | null
  setPane(key: string, pane: Pane | null): void
  /** Mounts shared by several tabs. */
  readonly shared: SharedPanes
  remount(key: string): void
  setDirty(key: string, dirty: boolean): void
  setAsleep(key: string, asleep: boolean): void
  /** Counts an error of an application. Returns true if it puts the application out of order (APP-15). */
  countFailure(app: string, error: unknown): boolean
  /** Clears the failures when the user retries. */
  resetFailures(app: string): void
}

function withMember(keys: ReadonlySet<string>, key: string, isMember: boolean): ReadonlySet<string> {
  if (keys.has(key) === isMember) return keys
  const next = new Set(keys)
  if (isMember) next.add(key)
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

  function setMember(list: 'awake' | 'asleep' | 'dirty', key: string, isMember: boolean): void {
    const keys = store.getState()[list]
    const next = withMember(keys, key, isMember)
    if (next !== keys) store.setState({ [list]: next })
  }

  return {
    ...store,
    shared: createSharedPanes(),
    pane: key => panes.get(key) ?? null,
    setPane(key, pane) {
      if (pane === null) panes.delete(key)
      else panes.set(key, pane)
      setMember('awake', key, pane !== null)
    },
    remount(key) {
      const { revisions } = store.getState()
      store.setState({ revisions: { ...revisions, [key]: (revisions[key] ?? 0) + 1 } })
    },
    setDirty: (key, dirty) => setMember('dirty', key, dirty),
    setAsleep: (key, asleep) => setMember('asleep', key, asleep),
    countFailure(app, error) {
      const failureTimes = addFailure(failures.get(app) ?? [], now())
      failures.set(app, failureTimes)
      const { outOfOrder } = store.getState()
      if (!isOutOfOrder(failureTimes) || app in outOfOrder) return false
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
