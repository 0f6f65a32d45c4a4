import { TABLE_SCROLL_THROTTLE_MS } from '@apron/contract/limits/layout'
import { type RefObject, useEffect, useState } from 'react'

export interface ScrollMeasure {
  /** The content is wider than its frame. */
  readonly wide: boolean
  /** Width of the whole content, px. */
  readonly width: number
  /** Width of the visible part, px. 0 while unknown. */
  readonly frameWidth: number
  /** Ratio of the text size to the usual one. Never less than 1. */
  readonly textScale: number
}

/** Text size for which the column widths are designed, px. */
const USUAL_TEXT_PX = 14

/** Measures a frame and its content, and measures again when their size changes. */
export function useScrollMeasure(frame: RefObject<HTMLElement | null>): ScrollMeasure {
  const [measure, setMeasure] = useState<ScrollMeasure>({
    wide: false,
    width: 0,
    frameWidth: 0,
    textScale: 1,
  })

  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    function update(): void {
      if (element === null) return
      const { clientWidth: frameWidth, scrollWidth: width } = element
      const textScale = Math.max(1, Number.parseFloat(getComputedStyle(element).fontSize) / USUAL_TEXT_PX)
      setMeasure(current =>
        current.width === width && current.frameWidth === frameWidth && current.textScale === textScale
          ? current
          : { wide: width > frameWidth + 1, width, frameWidth, textScale },
      )
    }
    // An observer reports at once after layout. Measuring here would force one more layout.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [frame])

  return measure
}

/** Keeps the pinned scrollbar and its table at the same position (TBL-04). */
export function useSyncedScroll(
  frame: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  active: boolean,
): void {
  useEffect(() => {
    if (!active || frame.current === null || bar.current === null) return undefined
    return syncScroll(frame.current, bar.current)
  }, [frame, bar, active])
}

/** Copies the scroll position of each to the other, at most every 16.7 ms (§9). Returns a function that stops this. */
function syncScroll(table: HTMLElement, bar: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function copyScroll(from: HTMLElement, to: HTMLElement): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (Math.abs(to.scrollLeft - from.scrollLeft) > 1) to.scrollLeft = from.scrollLeft
    }, TABLE_SCROLL_THROTTLE_MS)
  }
  const onTableScroll = (): void => copyScroll(table, bar)
  const onBarScroll = (): void => copyScroll(bar, table)
  bar.scrollLeft = table.scrollLeft
  table.addEventListener('scroll', onTableScroll, { passive: true })
  bar.addEventListener('scroll', onBarScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    table.removeEventListener('scroll', onTableScroll)
    bar.removeEventListener('scroll', onBarScroll)
  }
}
