import { MENU_DEPTH } from '@apron/contract/menus/menu-item'

/** Id and parent of a menu entry. */
export interface PlacedEntry {
  readonly id: string
  readonly parentId: string | null
}

/** Ancestors and children of each entry. */
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
 * Returns why an entry cannot stand below another, or null.
 *
 * @param id null for a new entry
 * @param parentId null for the root
 */
export function placeProblem(
  places: MenuPlaces,
  id: string | null,
  parentId: string | null,
): PlaceProblem | null {
  if (parentId !== null && !places.parents.has(parentId)) return 'unknown'
  const above = ancestors(places, parentId)
  if (id !== null && above.includes(id)) return 'loop'
  const height = id === null ? 1 : heightOf(places, id, [id])
  return above.length + height > MENU_DEPTH ? 'deep' : null
}

/** Returns an entry and its ancestors, upwards. Stops at cycles. */
function ancestors({ parents }: MenuPlaces, from: string | null): string[] {
  const chain: string[] = []
  let id = from
  while (id !== null && !chain.includes(id)) {
    chain.push(id)
    id = parents.get(id) ?? null
  }
  return chain
}

/** Returns the number of levels of an entry and its descendants. @param seen path down to it, to stop at cycles */
function heightOf(places: MenuPlaces, id: string, seen: readonly string[]): number {
  const children = (places.below.get(id) ?? []).filter(child => !seen.includes(child.id))
  return 1 + Math.max(0, ...children.map(child => heightOf(places, child.id, [...seen, child.id])))
}
