/** Position in a list. `current` starts at 1. */
export interface PageState {
  readonly current: number
  readonly size: number
  /** Rows in the whole list, not on the page. */
  readonly total: number
}

export interface PagePosition {
  readonly current: number
  readonly size: number
}

/** Returns the number of pages. An empty list has one (TBL-01). */
export function pageCount({ total, size }: Pick<PageState, 'total' | 'size'>): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Returns the nearest page that exists (TBL-01). */
export function clampPage(requested: number, page: PageState): number {
  return Math.min(Math.max(1, Math.trunc(requested)), pageCount(page))
}

export type PagerItem = number | 'gap-before' | 'gap-after'

/**
 * Returns the page numbers to show: first, last, the current one with its neighbours, gaps between. At most seven
 * (TBL-01).
 */
export function pagerItems(page: PageState): readonly PagerItem[] {
  const last = pageCount(page)
  const current = clampPage(page.current, page)
  if (last <= 7) return range(1, last)
  if (current <= 4) return [...range(1, 5), 'gap-after', last]
  if (current >= last - 3) return [1, 'gap-before', ...range(last - 4, last)]
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', last]
}

/** Returns the position after a change of the size: the page that contains the first row of this one (TBL-01). */
export function withSize(size: number, page: PageState): PagePosition {
  const firstRow = (clampPage(page.current, page) - 1) * page.size
  return { current: Math.floor(firstRow / size) + 1, size }
}

/** Returns the page nearest to the typed number, or null if the text is no number (TBL-01). */
export function jumpTarget(text: string, page: PageState): number | null {
  const plain = text.normalize('NFKC').trim()
  return /^\d+$/.test(plain) ? clampPage(Number(plain), page) : null
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
