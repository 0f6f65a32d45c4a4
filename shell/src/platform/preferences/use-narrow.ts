import { useSyncExternalStore } from 'react'

/** Below this width the top bar shows less to stay on one line. Its CSS uses the same width. */
const NARROW = '(width <= 700px)'

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Returns true for windows as narrow as a phone's, including small screens at 200 % zoom. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
}
