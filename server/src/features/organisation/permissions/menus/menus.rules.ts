import type { Language } from '@apron/contract/dictionary/language'
import { MENU_DEPTH, type MenuItem } from '@apron/contract/menus/menu-item'
import type { MenuEntry } from './menus.store.ts'

/**
 * Builds the user's menu tree: permitted entries and their groups, in the given order. An entry with an unknown parent
 * becomes a root. Cycles are never reached from a root, and levels below {@link MENU_DEPTH} are cut.
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

/** Returns the paths that a user may open. */
export function menuPaths(entries: readonly MenuEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(entry => entry.permitted).map(({ url }) => url.split(/[?#]/, 1)[0] ?? url))
}
