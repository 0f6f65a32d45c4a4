import { type RefObject, useEffect } from 'react'

/** Distance between the header and a focused element scrolled below it, px. Leaves room for the focus outline. */
const GAP_PX = 8

function findScroller(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  }
  return null
}

/**
 * Makes the page scroll a focused element to below its sticky header, never under it (WCAG 2.4.11). Reads styles only
 * after the browser has computed them, because asking earlier makes it compute them twice.
 */
export function useScrollPadding(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = header
    if (current === null) return undefined
    let scroller: HTMLElement | null = null
    const observer = new ResizeObserver(() => {
      scroller ??= findScroller(current)
      const isSticky = getComputedStyle(current).position === 'sticky'
      scroller?.style.setProperty(
        'scroll-padding-block-start',
        isSticky ? `${current.offsetHeight + GAP_PX}px` : '',
      )
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      scroller?.style.removeProperty('scroll-padding-block-start')
    }
  }, [header])
}
