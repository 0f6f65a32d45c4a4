import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Position of the rows of a long table. */
export interface RowsPosition {
  /** Scroll container: the table's frame, or the pane of the page. Null if nothing scrolls. */
  readonly scroller: HTMLElement | null
  /** Distance from the start of the scroll container to the first row, px. */
  readonly offset: number
  /** Height of the header, which may cover the first row in view, px. */
  readonly headerHeight: number
  /** Height of a row with one line, px. Depends on the density. */
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
    setPosition(current => (current !== undefined && isSamePosition(current, next) ? current : next))
  }, [])

  useLayoutEffect(() => {
    const rows = body.current
    if (!active || rows === null) return undefined
    const ancestors = ancestorsOf(rows)
    const scrollerIndex = ancestors.findIndex(scrollsVertically)
    const scroller = ancestors[scrollerIndex] ?? null
    // oxlint-disable-next-line react/set-state-in-effect -- measured before the browser paints
    measure(rows, scroller)
    // When content above the table grows or shrinks, so does one of these ancestors. The table moves without resizing.
    const observer = new ResizeObserver(() => measure(rows, scroller))
    for (const element of ancestors.slice(0, scrollerIndex + 1)) observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `wide` selects the scroller in the style sheet
  }, [body, active, wide, measure])

  return active ? position : undefined
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent === null ? [] : [parent, ...ancestorsOf(parent)]
}

function scrollsVertically(element: HTMLElement): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
}

/**
 * Returns the distance from the start of the scroll container to an element in it, px, whatever the scroll position.
 */
function distance(element: HTMLElement, scroller: HTMLElement): number {
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(top - scroller.clientTop + scroller.scrollTop)
}

function isSamePosition(a: RowsPosition, b: RowsPosition): boolean {
  return (
    a.scroller === b.scroller &&
    a.offset === b.offset &&
    a.headerHeight === b.headerHeight &&
    a.rowHeight === b.rowHeight
  )
}
