import { TAB_SCROLL_STEP_PX } from '@apron/contract/limits/layout'
import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface StripScroll {
  /** True if not all tabs fit and the scroll buttons are shown. */
  readonly overflows: boolean
  /** Scrolls one step to the left (-1) or right (1) (TAB-13). */
  readonly step: (direction: -1 | 1) => void
}

/**
 * Scrolls the strip in steps by wheel and buttons, and keeps the active tab visible. @param strip scroll
 * container; its only child holds the tabs
 */
export function useStripScroll(strip: RefObject<HTMLElement | null>, activeId: string | null): StripScroll {
  const [overflows, setOverflows] = useState(false)
  const step = useCallback(
    (direction: -1 | 1) => strip.current?.scrollBy({ left: direction * TAB_SCROLL_STEP_PX }),
    [strip],
  )

  useEffect(() => {
    const element = strip.current
    const tabs = element?.firstElementChild
    if (!element || !tabs) return undefined
    const sizeObserver = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    sizeObserver.observe(element)
    sizeObserver.observe(tabs)
    const handleWheel = (event: WheelEvent) => {
      if (event.deltaY === 0 || element.scrollWidth <= element.clientWidth) return
      event.preventDefault()
      step(event.deltaY > 0 ? 1 : -1)
    }
    const markScrolled = () => element.toggleAttribute('data-scrolled', element.scrollLeft > 0)
    element.addEventListener('scroll', markScrolled, { passive: true })
    // React registers wheel listeners as passive, which cannot prevent page scrolling.
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => {
      sizeObserver.disconnect()
      element.removeEventListener('scroll', markScrolled)
      element.removeEventListener('wheel', handleWheel)
    }
  }, [strip, step])

  useEffect(() => {
    const active = activeId === null ? null : document.getElementById(activeId)
    if (!strip.current || !active) return undefined
    // Fires initially, and again when the title arrives or the scroll buttons appear next to the strip.
    const revealObserver = new ResizeObserver(() =>
      active.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    revealObserver.observe(strip.current)
    revealObserver.observe(active)
    return () => revealObserver.disconnect()
  }, [strip, activeId])

  return { overflows, step }
}
