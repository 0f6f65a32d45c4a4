import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Position of the rows of a long table. */
export interface RowsPosition {
  /** Scroll container: the table's own frame, or the pane of the page. Null: nothing scrolls. */
  readonly scroller: HTMLElement | null
  /** px from the start of the scroll container to the first row. */
  readonly offset: number
  /** px of the header, which may cover the first row in view. */
  readonly headerHeight: number
  /** Height of a row with one line, px. Follows the density. */
  readonly rowHeight: number
}

/**
 * Returns the position of the rows, kept up to date. Undefined while unknown or inactive.
 * @param wide a wide table scrolls in its frame, another one with its page
 */
export function useRowsPosition(
  body: RefObject<HTMLElement | null>,
  active: boolean,
  wide: boolean,
): RowsPosition | undefined {
  const [position, setPosition] = useState<RowsPosition>()

  const measure = useCallback((rows: HTMLElement, scroller: HTMLElement | null) => {
    // In a hidden tab nothing has a size. The last measurement stays valid.
    if (rows.getClientRects().length === 0) return
    const next: RowsPosition = {
      scroller,
      offset: scroller === null ? 0 : distance(rows, scroller),
      headerHeight: rows.previousElementSibling?.clientHeight ?? 0,
      rowHeight: Number.parseFloat(getComputedStyle(rows).getPropertyValue('--ap-row')),
    }
    setPosition(now => (now !== undefined && samePosition(now, next) ? now : next))
  }, [])

  useLayoutEffect(() => {
    const rows = body.current
    if (!active || rows === null) return undefined
    const above = ancestors(rows)
    const at = above.findIndex(scrollsDown)
    const scroller = above[at] ?? null
    // oxlint-disable-next-line react/set-state-in-effect -- measured before anything is painted
    measure(rows, scroller)
    // Content above the table moves it: then something between the rows and the scroller changes its size.
    const observer = new ResizeObserver(() => measure(rows, scroller))
    for (const element of above.slice(0, at + 1)) observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what scrolls depends on it by way of the style sheet
  }, [body, active, wide, measure])

  return active ? position : undefined
}

function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent === null ? [] : [parent, ...ancestors(parent)]
}

function scrollsDown(element: HTMLElement): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
}

/**
 * Returns the px between the start of the scroll container and an element in it, independent of the scroll position.
 */
function distance(element: HTMLElement, scroller: HTMLElement): number {
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(top - scroller.clientTop + scroller.scrollTop)
}

function samePosition(a: RowsPosition, b: RowsPosition): boolean {
  return (
    a.scroller === b.scroller &&
    a.offset === b.offset &&
    a.headerHeight === b.headerHeight &&
    a.rowHeight === b.rowHeight
  )
}
