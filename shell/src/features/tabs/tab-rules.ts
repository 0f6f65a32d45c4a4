import type { Airport } from '@apron/contract/dictionary/airport'
import { firstSegment, PATHS } from '../../paths.ts'
import { pageLocation } from './location-rules.ts'
import type { TabState, ViewMeta, VisitedView } from './visited-view.ts'

export const NO_TABS: TabState = { views: [], activeKey: null, history: [] }

/** Tabs after some were closed, and the address to go to, or null to stay. */
export interface CloseResult {
  readonly state: TabState
  readonly goTo: string | null
}

/** Returns the identity of a tab: its path, or the full path with `multipleTabs` (TAB-04). */
export function tabKey(fullPath: string): string {
  const location = pageLocation(fullPath)
  return 'multipleTabs' in location.query ? location.fullPath : location.path
}

/** Returns false on / and /dashboard (TAB-02), and without a token (TAB-12). */
export function isStripVisible(path: string, hasToken: boolean): boolean {
  return hasToken && path !== PATHS.root && path !== PATHS.dashboard
}

function activate(state: TabState, key: string): TabState {
  return { ...state, activeKey: key, history: [...state.history.filter(other => other !== key), key] }
}

function lastActiveIndex(state: TabState): number {
  const key = state.activeKey ?? state.history.at(-1)
  return state.views.findIndex(view => view.key === key)
}

/** Orders tabs: fixed ones first, then pinned ones, then the rest. */
function rank({ meta }: VisitedView): number {
  if (meta.affix) return 0
  return meta.pinned ? 1 : 2
}

/** Returns the position closest to `preferred` among tabs of the same rank. */
function positionInRank(others: readonly VisitedView[], view: VisitedView, preferred: number): number {
  const first = others.filter(other => rank(other) < rank(view)).length
  const last = others.filter(other => rank(other) <= rank(view)).length
  return Math.min(Math.max(preferred, first), last)
}

/**
 * Activates the visited page: a new tab after the last active one, or an existing tab with its new address
 * (TAB-01).
 */
export function visit(
  state: TabState,
  fullPath: string,
  title: string,
  {
    affix = false,
    titledByPage = false,
    foreign = false,
    site = null,
  }: Partial<Pick<ViewMeta, 'affix' | 'titledByPage' | 'foreign'>> & { readonly site?: Airport | null } = {},
): TabState {
  const location = pageLocation(fullPath)
  const key = tabKey(fullPath)
  const existing = state.views.find(view => view.key === key)
  const view: VisitedView = {
    ...location,
    key,
    title,
    name: firstSegment(location.path),
    orgFullPath: existing?.orgFullPath ?? location.fullPath,
    site: existing ? existing.site : site,
    meta: {
      affix: existing?.meta.affix ?? affix,
      pinned: existing?.meta.pinned === true,
      titledByPage,
      foreign,
    },
  }
  const index = lastActiveIndex(state)
  const preferred = index === -1 ? state.views.length : index + 1
  const views = existing
    ? state.views.map(other => (other.key === key ? view : other))
    : state.views.toSpliced(positionInRank(state.views, view, preferred), 0, view)
  return activate({ ...state, views }, key)
}

/** Deactivates all tabs when a page without a tab is shown, such as 403. */
export function leave(state: TabState): TabState {
  return state.activeKey === null ? state : { ...state, activeKey: null }
}

function removeTabs(state: TabState, closedKeys: ReadonlySet<string>): CloseResult {
  const views = state.views.filter(view => !closedKeys.has(view.key))
  const history = state.history.filter(key => !closedKeys.has(key))
  const { activeKey } = state
  if (activeKey === null || !closedKeys.has(activeKey))
    return { state: { views, history, activeKey }, goTo: null }
  const last = views.find(view => view.key === history.at(-1))
  return { state: { views, history, activeKey: null }, goTo: last?.fullPath ?? PATHS.root }
}

/** Bulk close actions. They never close fixed or pinned tabs. */
export type BulkClose = 'others' | 'left' | 'right' | 'all'

/** Returns the keys of the tabs to close, left to right. @param key the tab whose menu was used */
export function keysToClose(state: TabState, several: BulkClose, key: string): string[] {
  const at = state.views.findIndex(view => view.key === key)
  const isIncluded = (index: number) => {
    if (several === 'all') return true
    if (at === -1 || index === at) return false
    return several === 'others' || (several === 'left' ? index < at : index > at)
  }
  return state.views
    .filter((view, index) => isIncluded(index) && !view.meta.affix && !view.meta.pinned)
    .map(view => view.key)
}

/** Closes one tab. Closing the active one goes to the last active view, or to root (TAB-07, TAB-08). */
export function close(state: TabState, key: string): CloseResult {
  const isFixed = state.views.some(view => view.key === key && view.meta.affix)
  return removeTabs(state, new Set(isFixed ? [] : [key]))
}

/**
 * Closes the tabs in `closedKeys`. If the active tab has closed, the one whose menu was used is shown; closing all
 * goes to root unless the active tab stays (TAB-09).
 */
export function closeSeveral(
  state: TabState,
  several: BulkClose,
  key: string,
  closedKeys: ReadonlySet<string>,
): CloseResult {
  const closed = removeTabs(state, closedKeys)
  const stays = closed.state.views.some(view => view.key === state.activeKey)
  if (several === 'all') return { state: closed.state, goTo: stays ? null : PATHS.root }
  if (stays && several !== 'others') return closed
  const shown = closed.state.views.find(view => view.key === key)
  return { state: closed.state, goTo: state.activeKey === key ? null : (shown?.fullPath ?? closed.goTo) }
}

/** Pins or unpins a tab. */
export function setPinned(state: TabState, key: string, pinned: boolean): TabState {
  const view = state.views.find(other => other.key === key)
  if (!view || view.meta.affix || view.meta.pinned === pinned) return state
  const others = state.views.filter(other => other.key !== key)
  const next = { ...view, meta: { ...view.meta, pinned } }
  // A newly pinned tab goes last among the pinned ones, an unpinned one first among the others.
  const at = pinned ? positionInRank(others, next, others.length) : positionInRank(others, next, 0)
  return { ...state, views: others.toSpliced(at, 0, next) }
}

/** Moves a tab within its rank. @param to index among all other tabs */
export function move(state: TabState, key: string, to: number): TabState {
  const view = state.views.find(other => other.key === key)
  if (!view || view.meta.affix) return state
  const others = state.views.filter(other => other.key !== key)
  return { ...state, views: others.toSpliced(positionInRank(others, view, to), 0, view) }
}

/** Returns true if a tab can move one place to the left (-1) or right (1). */
export function canMove(state: TabState, key: string, step: -1 | 1): boolean {
  const at = state.views.findIndex(view => view.key === key)
  return at !== -1 && move(state, key, at + step).views[at]?.key !== key
}

export function setTitle(state: TabState, key: string, title: string, titledByPage: boolean): TabState {
  const renamed = (view: VisitedView) => ({ ...view, title, meta: { ...view.meta, titledByPage } })
  return { ...state, views: state.views.map(view => (view.key === key ? renamed(view) : view)) }
}

/** Moves tabs to another site. Fixed ones belong to none. */
export function setSite(state: TabState, keys: ReadonlySet<string>, site: Airport): TabState {
  const shouldMove = ({ key, meta }: VisitedView) => keys.has(key) && !meta.affix
  return { ...state, views: state.views.map(view => (shouldMove(view) ? { ...view, site } : view)) }
}
