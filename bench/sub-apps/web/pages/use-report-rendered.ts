import { type RefObject, useLayoutEffect } from 'react'

/** Reports once that the page, or the shell, is in the document and laid out. */
export function useReportRendered(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    page.current?.getBoundingClientRect()
    window.apronBench?.onRendered()
  }, [page])
}
