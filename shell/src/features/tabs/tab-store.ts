import type { Airport } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TextStore } from '../../platform/storage/storage.ts'
import { pageLocation } from './location-rules.ts'
import { tabsFromText, tabsToText } from './restore-rules.ts'
import { type CloseResult, leave, move, NO_TABS, setPinned, setSite, setTitle, visit } from './tab-rules.ts'
import { cleanTitle, titleOf } from './title-rules.ts'
import type { TabState } from './visited-view.ts'

export interface TabStore extends StoreApi<TabState> {
  /**
   * @param ownTitle the page's own title; `viewTitle` in its query overrides it
   * @param site of a new tab; an existing one keeps its own
   */
  visit(fullPath: string, ownTitle: string, site?: Airport | null): void
  leave(): void
  apply(closed: CloseResult): void
  /**
   * Renames a tab. A `viewTitle` in its address takes precedence.
   * @param titledByPage true if set by the page itself, which manifest and menu titles never replace
   */
  rename(key: string, title: string, titledByPage: boolean): void
  /** Moves tabs to another site. Their pages must be remounted. */
  setSite(keys: ReadonlySet<string>, site: Airport): void
  setPinned(key: string, pinned: boolean): void
  /** @param to index among all other tabs */
  move(key: string, to: number): void
  /** Deletes the stored tabs of this user (security note T30). */
  forget(): void
  /** Restores the user's tabs from before the reload. Home is fixed. */
  restore(userCode: string, home: string, ownTitle: (fullPath: string) => string): void
}

/** @param storage session storage, which survives a reload but not the browser window */
export function createTabStore(storage: TextStore, prefix: string, language: Language): TabStore {
  const store = createStore<TabState>(() => NO_TABS)
  let storageKey: string | null = null
  // False until the first visit. That page was opened from an external link unless it is among the tabs from
  // before the reload.
  let hasVisited = false
  store.subscribe(({ views }, before) => {
    if (storageKey === null || views === before.views) return
    storage.setItem(
      storageKey,
      tabsToText(
        views.filter(view => !view.meta.affix),
        language,
      ),
    )
  })
  return {
    ...store,
    visit(fullPath, ownTitle, site = null) {
      const state = store.getState()
      const { viewTitle } = pageLocation(fullPath).query
      const existing = state.views.find(view => view.fullPath === fullPath)
      const keepsTitle = existing !== undefined && (viewTitle !== undefined || existing.meta.titledByPage)
      const title = keepsTitle ? existing.title : titleOf(viewTitle, ownTitle)
      const titledByPage = existing?.meta.titledByPage === true
      const foreign = existing ? existing.meta.foreign : viewTitle !== undefined && !hasVisited
      hasVisited = true
      store.setState(visit(state, fullPath, title, { titledByPage, foreign, site }))
    },
    leave: () => store.setState(leave(store.getState())),
    apply: closed => store.setState(closed.state),
    rename(key, title, titledByPage) {
      const view = store.getState().views.find(other => other.key === key)
      const shown = cleanTitle(title)
      if (!view || shown === '' || 'viewTitle' in view.query || (view.meta.titledByPage && !titledByPage))
        return
      if (view.title === shown && view.meta.titledByPage === titledByPage) return
      store.setState(setTitle(store.getState(), key, shown, titledByPage))
    },
    setSite: (keys, site) => store.setState(setSite(store.getState(), keys, site)),
    setPinned: (key, pinned) => store.setState(setPinned(store.getState(), key, pinned)),
    move: (key, to) => store.setState(move(store.getState(), key, to)),
    forget() {
      if (storageKey !== null) storage.removeItem(storageKey)
      storageKey = null
    },
    restore(userCode, home, ownTitle) {
      storageKey = `${prefix}tabs:${userCode}`
      let state = visit(NO_TABS, home, ownTitle(home), { affix: true })
      for (const { fullPath, title, pinned, titledByPage, foreign, site } of tabsFromText(
        storage.getItem(storageKey),
        language,
        ownTitle,
      )) {
        state = visit(state, fullPath, title, { titledByPage, foreign, site })
        if (pinned && state.activeKey !== null) state = setPinned(state, state.activeKey, true)
      }
      store.setState({ ...state, activeKey: null })
    },
  }
}
