import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TextStore } from '../../platform/storage/storage.ts'
import { pageLocation } from './location-rules.ts'
import { tabsFromText, tabsToText } from './restore-rules.ts'
import { type Closed, leave, NO_TABS, setTitle, visit } from './tab-rules.ts'
import { cleanTitle, titleOf } from './title-rules.ts'
import type { TabState } from './visited-view.ts'

export interface TabStore extends StoreApi<TabState> {
  /** @param ownTitle what the page calls itself; `viewTitle` in its query overrides it */
  visit(fullPath: string, ownTitle: string): void
  leave(): void
  apply(closed: Closed): void
  /** The page names its tab anew; a `viewTitle` in its address keeps the upper hand. */
  rename(key: string, title: string): void
  /** Forgets the kept tabs of this person (security note T30). */
  forget(): void
  /** Brings back the tabs this person had before the reload; `home` is fixed. */
  restore(userCode: string, home: { readonly fullPath: string; readonly title: string }): void
}

/** @param kept session storage, so that tabs survive a reload but not the browser window */
export function createTabStore(kept: TextStore, prefix: string): TabStore {
  const store = createStore<TabState>(() => NO_TABS)
  let keptAs: string | null = null
  // The first page of a page load came by a link from outside, unless it is one of the tabs from before the reload.
  let arrived = false
  store.subscribe(state => {
    if (keptAs !== null) kept.setItem(keptAs, tabsToText(state.views.filter(view => !view.meta.affix)))
  })
  return {
    ...store,
    visit(fullPath, ownTitle) {
      const state = store.getState()
      const { viewTitle } = pageLocation(fullPath).query
      const known = state.views.find(view => view.fullPath === fullPath)
      const title = viewTitle !== undefined && known ? known.title : titleOf(viewTitle, ownTitle, !arrived)
      arrived = true
      store.setState(visit(state, fullPath, title))
    },
    leave: () => store.setState(leave(store.getState())),
    apply: closed => store.setState(closed.state),
    rename(key, title) {
      const view = store.getState().views.find(other => other.key === key)
      const shown = cleanTitle(title)
      if (!view || shown === '' || view.title === shown || 'viewTitle' in view.query) return
      store.setState(setTitle(store.getState(), key, shown))
    },
    forget() {
      if (keptAs !== null) kept.removeItem(keptAs)
      keptAs = null
    },
    restore(userCode, home) {
      keptAs = `${prefix}tabs:${userCode}`
      let state = visit(NO_TABS, home.fullPath, home.title, true)
      for (const view of tabsFromText(kept.getItem(keptAs))) state = visit(state, view.fullPath, view.title)
      store.setState({ ...state, activeKey: null })
    },
  }
}
