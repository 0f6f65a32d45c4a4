import { MENU_DEPTH } from '@apron/contract/entities/menu-item'

/** An entry of the menu, as far as its place goes. */
export interface PlacedEntry {
  readonly id: string
  readonly parentId: string | null
}

/** What lies above and below each entry. */
export interface MenuPlaces {
  readonly parents: ReadonlyMap<string, string | null>
  readonly below: ReadonlyMap<string | null, readonly PlacedEntry[]>
}

export type PlaceProblem = 'unknown' | 'loop' | 'deep'

export function placesOf(entries: readonly PlacedEntry[]): MenuPlaces {
  return {
    parents: new Map(entries.map(({ id, parentId }) => [id, parentId])),
    below: Map.groupBy(entries, ({ parentId }) => parentId),
  }
}

/**
 * What is wrong with putting an entry below another; null when nothing is.
 *
 * @param id null for a new entry
 * @param parentId null for the top
 */
export function placeProblem(
  places: MenuPlaces,
  id: string | null,
  parentId: string | null,
): PlaceProblem | null {
  if (parentId !== null && !places.parents.has(parentId)) return 'unknown'
  const above = wayUp(places, parentId)
  if (id !== null && above.includes(id)) return 'loop'
  const height = id === null ? 1 : heightOf(places, id, [id])
  return above.length + height > MENU_DEPTH ? 'deep' : null
}

/** An entry and those above it, from below to the top. Ends where a circle of the store closes. */
function wayUp({ parents }: MenuPlaces, from: string | null): string[] {
  const way: string[] = []
  let id = from
  while (id !== null && !way.includes(id)) {
    way.push(id)
    id = parents.get(id) ?? null
  }
  return way
}

/** Levels of an entry with what is below it. @param seen the way down to it, where a circle would close */
function heightOf(places: MenuPlaces, id: string, seen: readonly string[]): number {
  const children = (places.below.get(id) ?? []).filter(child => !seen.includes(child.id))
  return 1 + Math.max(0, ...children.map(child => heightOf(places, child.id, [...seen, child.id])))
}
