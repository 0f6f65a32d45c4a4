import type { TextStore } from '../../platform/storage/storage.ts'
import type { StoredPlace } from './stored-draft.ts'

/** In the session storage: what the person typed before they chose another language. */
const KEY = 'apron-reloaded-drafts'

const nameOf = ({ app, key, site }: StoredPlace) => JSON.stringify([site, app, key])

function read(store: TextStore): string[] {
  try {
    const names: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** The reload that follows takes these drafts over: nobody is asked about them. */
export function recordReload(store: TextStore, places: readonly StoredPlace[]): void {
  store.setItem(KEY, JSON.stringify(places.map(nameOf)))
}

/** Whether the window was reloaded over this draft; answers true once. */
export function consumeReload(store: TextStore, place: StoredPlace): boolean {
  const names = read(store)
  const name = nameOf(place)
  if (!names.includes(name)) return false
  store.setItem(KEY, JSON.stringify(names.filter(other => other !== name)))
  return true
}
