import type { Airport } from '@apron/contract/dictionary/airport'

export interface ViewMeta {
  /** Cannot be closed (TAB-07). */
  readonly affix: boolean
  /** Pinned at the left by the user, and exempt from bulk closing. */
  readonly pinned: boolean
  /** True if the page itself has set the title, such as the number of an order. */
  readonly titledByPage: boolean
  /** True if an external link has set the title. */
  readonly foreign: boolean
}

/** One tab of the strip (TAB-14). */
export interface VisitedView {
  /** Path, or full path if the address has `multipleTabs` (TAB-04). */
  readonly key: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
  readonly fullPath: string
  /** The full path the tab was opened with. */
  readonly orgFullPath: string
  readonly title: string
  /** First path segment: the sub-application, or the shell page. */
  readonly name: string
  /**
   * Site the tab was opened at, which its calls use (security note T13); null for the session's current site.
   */
  readonly site: Airport | null
  readonly meta: ViewMeta
}

export interface TabState {
  readonly views: readonly VisitedView[]
  /** Key of the active tab, or null on a page without a tab. */
  readonly activeKey: string | null
  /** Keys by last activation, latest last. */
  readonly history: readonly string[]
}
