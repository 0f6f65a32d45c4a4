import { useSyncExternalStore } from 'react'

/** Up to this width a row has no room for its columns. Style sheets repeat the width. Paper always has room. */
const NARROW = 'screen and (max-width: 900px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns whether rows are drawn as cards. @param wanted whether the table allows it */
export function useCards(wanted: boolean): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches) && wanted
}
