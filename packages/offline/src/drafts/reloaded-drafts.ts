import type { StoredPlace } from './stored-draft.ts'

/** The part of session storage that is used. */
type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/** Session storage key of the drafts that existed when the language was changed. */
const KEY = 'apron-reloaded-drafts'

const draftName = ({ app, key, site }: StoredPlace) => JSON.stringify([site, app, key])

function readNames(store: TextStore): string[] {
  try {
    const names: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Records the drafts to apply after the coming reload without asking. */
export function recordReload(store: TextStore, places: readonly StoredPlace[]): void {
  store.setItem(KEY, JSON.stringify(places.map(draftName)))
}

/** Returns true, once, if the draft existed before the reload. */
export function consumeReload(store: TextStore, place: StoredPlace): boolean {
  const names = readNames(store)
  const name = draftName(place)
  if (!names.includes(name)) return false
  store.setItem(KEY, JSON.stringify(names.filter(other => other !== name)))
  return true
}
