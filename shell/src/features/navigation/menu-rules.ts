import type { MenuItem } from '@apron/contract/entities/menu-item'
import { MENU_ICON_COUNT } from '@apron/contract/limits/layout'
import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { firstSegment } from '../../paths.ts'

/** Deeper levels than this are cut, whatever the server sent. */
const MAX_DEPTH = 5

/** An entry of the sidebar. */
export interface MenuNode {
  readonly id: string
  readonly title: string
  /** Null for a group without a page. */
  readonly href: string | null
  /** Which of our menu images, by position (MENU-03). */
  readonly icon: number
  readonly children: readonly MenuNode[]
}

/** The entry that stands for the old home page (MENU-04). */
function isOldHome(item: MenuItem): boolean {
  return item.name === 'home' && item.url === 'test'
}

/** The page an entry leads to; null when it leads nowhere in this portal (security note T08). */
function hrefOf(url: string): string | null {
  const safe = safeRedirectTarget(/^\w[^:]*$/.test(url) ? `/${url}` : url)
  return safe === '/' ? null : safe
}

function nodeOf(item: MenuItem, icon: number, above: ReadonlySet<string>): MenuNode | null {
  if (item.hidden || isOldHome(item) || above.has(item.id) || above.size >= MAX_DEPTH) return null
  const children = nodesOf(item.children, new Set([...above, item.id]))
  const href = hrefOf(item.url)
  const only = children[0]
  // A group of one is that one, unless the group is always to be shown (MENU-06).
  if (!item.alwaysShow && href === null && children.length === 1 && only) return { ...only, icon }
  if (href === null && children.length === 0) return null
  return { id: item.id, title: item.name, href, icon, children }
}

/** Icons go by the place among what is shown. */
function nodesOf(items: readonly MenuItem[], above: ReadonlySet<string>): MenuNode[] {
  const shown: MenuNode[] = []
  for (const item of items) {
    const node = nodeOf(item, shown.length % MENU_ICON_COUNT, above)
    if (node !== null) shown.push(node)
  }
  return shown
}

/** The sidebar of a menu tree (MENU-01, MENU-03, MENU-04, MENU-06); a loop in the tree is cut. */
export function menuOf(items: readonly MenuItem[]): MenuNode[] {
  return nodesOf(items, new Set())
}

/** Every page of the menu, in its order. */
export function pagesOf(menu: readonly MenuNode[]): MenuNode[] {
  return menu.flatMap(node => [...(node.href === null ? [] : [node]), ...pagesOf(node.children)])
}

/** The paths of all authorised urls, hidden entries included: what the person may open. */
export function authorisedPaths(items: readonly MenuItem[], depth = 0): Set<string> {
  if (depth > MAX_DEPTH) return new Set()
  const paths = new Set<string>()
  for (const item of items) {
    const href = isOldHome(item) ? null : hrefOf(item.url)
    if (href !== null) paths.add(href.split(/[?#]/, 1)[0] ?? href)
    for (const path of authorisedPaths(item.children, depth + 1)) paths.add(path)
  }
  return paths
}

/** Their first segments (NAV-12). */
export function authorisedSegments(items: readonly MenuItem[]): Set<string> {
  return new Set([...authorisedPaths(items)].map(firstSegment))
}

/** Ids from the top entry down to the page on the screen; empty when the menu does not have it. */
export function trailTo(menu: readonly MenuNode[], path: string): string[] {
  for (const node of menu) {
    if (node.href?.split(/[?#]/, 1)[0] === path) return [node.id]
    const below = trailTo(node.children, path)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** Opens or closes a submenu; on each level at most one is open (MENU-02). `open` holds one id per level. */
export function toggleSubmenu(open: readonly string[], level: number, id: string): string[] {
  return open[level] === id ? open.slice(0, level) : [...open.slice(0, level), id]
}
