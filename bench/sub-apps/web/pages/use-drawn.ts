import { type RefObject, useLayoutEffect } from 'react'

/** Says once that the page, or the shell, is there, laid out; in a frame too, so that all are measured by one line. */
export function useDrawn(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    page.current?.getBoundingClientRect()
    window.top?.apronBench?.drawn()
  }, [page])
}
