import type { Airport } from '@apron/contract/entities/airport'

export interface ViewMeta {
  /** Cannot be closed (TAB-07). */
  readonly affix: boolean
  /** Kept at the left by the person, and spared when several tabs close. */
  readonly pinned: boolean
  /** The page itself has given the title, such as the number of an order. */
  readonly named: boolean
  /** A link from outside has given the title. */
  readonly foreign: boolean
}

/** One tab of the strip (TAB-14). */
export interface VisitedView {
  /** Path, or full path when the address has `multipleTabs` (TAB-04). */
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
  /** The site it was opened at and its calls go to (security note T13); null: whichever the session works at. */
  readonly site: Airport | null
  readonly meta: ViewMeta
}

export interface TabState {
  readonly views: readonly VisitedView[]
  /** The tab on the screen; null when a page without a tab is shown. */
  readonly activeKey: string | null
  /** Keys in the order they were last active, the latest at the end. */
  readonly history: readonly string[]
}
