import type { Language } from '@apron/contract/entities/language'
import { MENU_DEPTH, type MenuItem } from '@apron/contract/entities/menu-item'
import type { MenuEntry } from './menus.store.ts'

/**
 * The tree a user sees: permitted entries and the groups above them, in the given order.
 * An entry with an unknown parent stands at the top. Circles hang on no top entry and are never reached;
 * what lies deeper than {@link MENU_DEPTH} is cut.
 */
export function menuTree(entries: readonly MenuEntry[], language: Language): MenuItem[] {
  const ids = new Set(entries.map(entry => entry.id))
  const isTop = (entry: MenuEntry) => entry.parentId === null || !ids.has(entry.parentId)
  const below = Map.groupBy(entries, entry => (isTop(entry) ? '' : (entry.parentId ?? '')))

  const level = (parentId: string, depth: number): MenuItem[] => {
    if (depth > MENU_DEPTH) return []
    return (below.get(parentId) ?? []).flatMap(entry => {
      const children = level(entry.id, depth + 1)
      if (!entry.permitted && children.length === 0) return []
      const { id, url, hidden, alwaysShow } = entry
      const name = entry.name[language]
      return [{ id, parentId, url, path: url, name, meta: { title: name }, hidden, alwaysShow, children }]
    })
  }
  return level('', 1)
}

/** The paths of the entries that a user is permitted to open. */
export function menuPaths(entries: readonly MenuEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(entry => entry.permitted).map(({ url }) => url.split(/[?#]/, 1)[0] ?? url))
}
