import { useSyncExternalStore } from 'react'

/** Up to here a row has no room for its columns; other style sheets name the same width. Paper has room whatever the window. */
const NARROW = 'screen and (max-width: 900px)'

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether rows are drawn as cards. @param wanted whether the table may be */
export function useCards(wanted: boolean): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches) && wanted
}
