import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Where the rows of a long table stand. */
export interface RowsPlace {
  /** What scrolls them: the table's own frame, or the page's pane; null: nothing does. */
  readonly scroller: HTMLElement | null
  /** px from the start of what scrolls to the first row. */
  readonly before: number
  /** px of the header, which may lie over the first row in view. */
  readonly header: number
  /** px a row of one line is high; follows the density. */
  readonly row: number
}

/**
 * Where the rows stand, kept up to date; undefined while unknown or not asked for.
 *
 * @param wide a wide table scrolls in its frame, another one with its page
 */
export function useRowsPlace(
  body: RefObject<HTMLElement | null>,
  active: boolean,
  wide: boolean,
): RowsPlace | undefined {
  const [place, setPlace] = useState<RowsPlace>()

  const take = useCallback((rows: HTMLElement, scroller: HTMLElement | null) => {
    // In a hidden tab nothing has a size: what was measured before holds.
    if (rows.getClientRects().length === 0) return
    const next: RowsPlace = {
      scroller,
      before: scroller === null ? 0 : distance(rows, scroller),
      header: rows.previousElementSibling?.clientHeight ?? 0,
      row: Number.parseFloat(getComputedStyle(rows).getPropertyValue('--ap-row')),
    }
    setPlace(now => (now !== undefined && samePlace(now, next) ? now : next))
  }, [])

  useLayoutEffect(() => {
    const rows = body.current
    if (!active || rows === null) return undefined
    const above = ancestors(rows)
    const at = above.findIndex(scrollsDown)
    const scroller = above[at] ?? null
    // oxlint-disable-next-line react/set-state-in-effect -- measured before anything is painted
    take(rows, scroller)
    // What stands above the table moves it: then something between the rows and the scroller changes its size.
    const observer = new ResizeObserver(() => take(rows, scroller))
    for (const element of above.slice(0, at + 1)) observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what scrolls depends on it by way of the style sheet
  }, [body, active, wide, take])

  return active ? place : undefined
}

function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent === null ? [] : [parent, ...ancestors(parent)]
}

function scrollsDown(element: HTMLElement): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
}

/** px between the start of what scrolls and an element in it, wherever it is scrolled to. */
function distance(element: HTMLElement, scroller: HTMLElement): number {
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(top - scroller.clientTop + scroller.scrollTop)
}

function samePlace(a: RowsPlace, b: RowsPlace): boolean {
  return a.scroller === b.scroller && a.before === b.before && a.header === b.header && a.row === b.row
}
