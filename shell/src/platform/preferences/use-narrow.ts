import { useSyncExternalStore } from 'react'

/** Below this width the top bar shows less to stay on one line. Its CSS uses the same width. */
const NARROW = '(width <= 700px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns true for windows as narrow as a phone's, including small screens at 200 % zoom. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}
