import { type RefCallback, useCallback, useState } from 'react'

/**
 * Returns the element that a part of the page is rendered into (`listContainer`, `toolsContainer`), null before it exists, and the ref
 * to give it. While a tab is hidden React detaches refs; the element is kept, so that the page does not rerender each
 * time its tab is left and shown.
 */
export function usePortalTarget(): readonly [Element | null, RefCallback<Element>] {
  const [target, setTarget] = useState<Element | null>(null)
  const ref = useCallback((element: Element | null) => {
    if (element !== null) setTarget(element)
  }, [])
  return [target, ref]
}
