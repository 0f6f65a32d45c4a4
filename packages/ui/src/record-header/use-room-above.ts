import { type RefObject, useLayoutEffect } from 'react'

/** Distance between the header and a focused element scrolled below it, px. Leaves room for the focus outline. */
const GAP_PX = 8

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  }
  return null
}

/** Makes the page scroll a focused element to below its sticky header, never under it (WCAG 2.4.11). */
export function useRoomAbove(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = header
    const scroller = current && scrollerOf(current)
    if (!scroller) return undefined
    const watch = new ResizeObserver(() => {
      const isSticky = getComputedStyle(current).position === 'sticky'
      scroller.style.scrollPaddingBlockStart = isSticky ? `${current.offsetHeight + GAP_PX}px` : ''
    })
    watch.observe(current)
    return () => {
      watch.disconnect()
      scroller.style.scrollPaddingBlockStart = ''
    }
  }, [header])
}
