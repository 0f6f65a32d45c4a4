import { useSyncExternalStore } from 'react'

/** Up to here the top bar keeps to one line only with less in it; CSS of the bar names the same width. */
const NARROW = '(width <= 700px)'

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as that of a phone, also at 200 % zoom of a small screen. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
}
