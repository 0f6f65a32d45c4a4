import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforePrint } from '../print/print-page.ts'

export interface PictureFile {
  readonly name: string
  readonly url: string
}

/** Loads the bytes of a picture. Rejects if it is not available. */
export type LoadPicture = (
  file: PictureFile,
  options: { readonly size: 'thumb' | 'whole'; readonly signal: AbortSignal },
) => Promise<Blob>

interface LoadedPicture {
  readonly url: string
  readonly src: string
  readonly size: 'thumb' | 'whole'
}

/** Returns true once the element has been visible. Returns true at once in browsers that cannot observe it. */
function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [wasVisible, setWasVisible] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    const target = element.current
    if (wasVisible || target === null) return undefined
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setWasVisible(true)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, wasVisible])
  return wasVisible
}

/** Loads a picture when it becomes visible, again when the network is back, and in full size for printing. */
export function usePicture(
  element: RefObject<HTMLElement | null>,
  { name, url }: PictureFile,
  load: LoadPicture,
) {
  const wasVisible = useHasBeenVisible(element)
  const [shown, setShown] = useState<LoadedPicture | null>(null)
  const [failed, setFailed] = useState(false)
  const current = useRef(shown)
  const src = shown?.url === url ? shown.src : null
  const isMissing = src === null

  const fetchPicture = useCallback(
    async (size: LoadedPicture['size'], signal: AbortSignal) => {
      try {
        const content = await load({ name, url }, { size, signal })
        if (signal.aborted) return
        const before = current.current
        current.current = { url, size, src: URL.createObjectURL(content) }
        // Rendered at once: printing does not wait for React.
        flushSync(() => {
          setShown(current.current)
          setFailed(false)
        })
        if (before !== null) URL.revokeObjectURL(before.src)
      } catch {
        if (!signal.aborted) setFailed(true)
      }
    },
    [load, name, url],
  )

  useEffect(() => {
    if (!wasVisible || !isMissing) return undefined
    const unmounted = new AbortController()
    const loadThumb = () => void fetchPicture('thumb', unmounted.signal)
    loadThumb()
    addEventListener('online', loadThumb)
    return () => {
      unmounted.abort()
      removeEventListener('online', loadThumb)
    }
  }, [wasVisible, isMissing, fetchPicture])

  useEffect(() => {
    const unmounted = new AbortController()
    const unregister = beforePrint(async () => {
      const target = element.current
      if (target === null || !target.checkVisibility()) return
      if (current.current?.size !== 'whole') await fetchPicture('whole', unmounted.signal)
      await target.querySelector('img')?.decode()
    })
    return () => {
      unmounted.abort()
      unregister()
    }
  }, [element, fetchPicture])

  useEffect(
    () => () => {
      if (current.current !== null) URL.revokeObjectURL(current.current.src)
      current.current = null
    },
    [],
  )

  return {
    src,
    failed: failed && isMissing,
    retry: () => void fetchPicture('thumb', new AbortController().signal),
  }
}
