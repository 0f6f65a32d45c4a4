import { firstSegment, PATHS } from '../../app/paths.ts'
import { pageLocation } from './location-rules.ts'
import type { TabState, VisitedView } from './visited-view.ts'

export const NO_TABS: TabState = { views: [], activeKey: null, history: [] }

/** Where to go after tabs were closed; null stays where one is. */
export interface Closed {
  readonly state: TabState
  readonly goTo: string | null
}

/** What tells tabs apart: the path, or the full path with `multipleTabs` (TAB-04). */
export function tabKey(fullPath: string): string {
  const location = pageLocation(fullPath)
  return 'multipleTabs' in location.query ? location.fullPath : location.path
}

/** The strip is hidden on / and /dashboard (TAB-02), and without a token (TAB-12). */
export function stripVisible(path: string, hasToken: boolean): boolean {
  return hasToken && path !== PATHS.root && path !== PATHS.dashboard
}

function activated(state: TabState, key: string): TabState {
  return { ...state, activeKey: key, history: [...state.history.filter(other => other !== key), key] }
}

function lastActiveIndex(state: TabState): number {
  const key = state.activeKey ?? state.history.at(-1)
  return state.views.findIndex(view => view.key === key)
}

/** Makes the visited page the active tab: a new one after the last active, or the one there is with its new address (TAB-01). */
export function visit(state: TabState, fullPath: string, title: string, affix = false): TabState {
  const location = pageLocation(fullPath)
  const key = tabKey(fullPath)
  const known = state.views.find(view => view.key === key)
  const view: VisitedView = {
    ...location,
    key,
    title,
    name: firstSegment(location.path),
    orgFullPath: known?.orgFullPath ?? location.fullPath,
    meta: { affix: known?.meta.affix ?? affix },
  }
  const index = lastActiveIndex(state)
  const views = known
    ? state.views.map(other => (other.key === key ? view : other))
    : state.views.toSpliced(index === -1 ? state.views.length : index + 1, 0, view)
  return activated({ ...state, views }, key)
}

/** A page without a tab of its own is on the screen, such as 403. */
export function leave(state: TabState): TabState {
  return state.activeKey === null ? state : { ...state, activeKey: null }
}

function without(state: TabState, gone: ReadonlySet<string>): Closed {
  const views = state.views.filter(view => !gone.has(view.key))
  const history = state.history.filter(key => !gone.has(key))
  const { activeKey } = state
  if (activeKey === null || !gone.has(activeKey)) return { state: { views, history, activeKey }, goTo: null }
  const last = views.find(view => view.key === history.at(-1))
  return { state: { views, history, activeKey: null }, goTo: last?.fullPath ?? PATHS.root }
}

function closable(state: TabState, keep: (view: VisitedView) => boolean): Set<string> {
  return new Set(state.views.filter(view => !view.meta.affix && !keep(view)).map(view => view.key))
}

/** Closes one tab; from the active one to the last active view, or to root (TAB-07, TAB-08). */
export function close(state: TabState, key: string): Closed {
  return without(
    state,
    closable(state, view => view.key !== key),
  )
}

/** Closes all but one, the fixed ones and those that do not want to (`kept`); the one is shown. */
export function closeOthers(state: TabState, key: string, kept: ReadonlySet<string> = new Set()): Closed {
  const closed = without(
    state,
    closable(state, view => view.key === key || kept.has(view.key)),
  )
  const stays = closed.state.views.find(view => view.key === key)
  return { state: closed.state, goTo: state.activeKey === key ? null : (stays?.fullPath ?? closed.goTo) }
}

/** Closes all but the fixed ones and those that do not want to (`kept`); to root, unless the tab on the screen stays (TAB-09). */
export function closeAll(state: TabState, kept: ReadonlySet<string> = new Set()): Closed {
  const closed = without(
    state,
    closable(state, view => kept.has(view.key)),
  )
  const stays = closed.state.views.some(view => view.key === state.activeKey)
  return { state: closed.state, goTo: stays ? null : PATHS.root }
}

export function setTitle(state: TabState, key: string, title: string): TabState {
  return { ...state, views: state.views.map(view => (view.key === key ? { ...view, title } : view)) }
}
