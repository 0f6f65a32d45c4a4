import { MENU_ICON_COUNT } from '@apron/contract/limits/layout'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { firstSegment } from '../../paths.ts'
import { ALL_OPEN, type AvailabilityContext, availabilityOf, type Missing } from './availability.ts'

/** Maximum depth of the menu. Deeper levels are dropped. */
const MAX_DEPTH = 5

/** An entry of the sidebar. */
export interface MenuNode {
  readonly id: string
  readonly title: string
  /** Null for a group without a page. */
  readonly href: string | null
  /** Index of the menu icon, by position (MENU-03). */
  readonly icon: number
  /** Set if the entry's target and everything below it are missing. */
  readonly missing: Missing | null
  readonly children: readonly MenuNode[]
}

/** Returns true for the entry of the old home page (MENU-04). */
function isOldHome(item: MenuItem): boolean {
  return item.name === 'home' && item.url === 'test'
}

/** Returns the page an entry leads to, or null if it is not in this portal (security note T08). */
function hrefOf(url: string): string | null {
  const safe = safeRedirectTarget(/^\w[^:]*$/.test(url) ? `/${url}` : url)
  return safe === '/' ? null : safe
}

interface NodeContext {
  readonly icon: number
  readonly ancestors: ReadonlySet<string>
  readonly context: AvailabilityContext
}

function missingBelow(children: readonly MenuNode[]): Missing | null {
  return children.every(({ missing }) => missing !== null) ? (children[0]?.missing ?? null) : null
}

function nodeOf(item: MenuItem, { icon, ancestors, context }: NodeContext): MenuNode | null {
  if (item.hidden || isOldHome(item) || ancestors.has(item.id) || ancestors.size >= MAX_DEPTH) return null
  const children = nodesOf(item.children, new Set([...ancestors, item.id]), context)
  const address = hrefOf(item.url)
  const availability = address === null ? 'hidden' : availabilityOf(address, context)
  const href = availability === 'hidden' ? null : address
  const singleChild = children[0]
  // A group with a single child is replaced by it, unless it is always shown (MENU-06).
  if (!item.alwaysShow && href === null && children.length === 1 && singleChild)
    return { ...singleChild, icon }
  if (href === null && children.length === 0) return null
  const missing =
    availability === 'hidden' ? missingBelow(children) : availability === 'open' ? null : availability
  return { id: item.id, title: item.name, href, icon, missing, children }
}

/** Assigns icons by position among the visible entries. */
function nodesOf(
  items: readonly MenuItem[],
  ancestors: ReadonlySet<string>,
  context: AvailabilityContext,
): MenuNode[] {
  const shown: MenuNode[] = []
  for (const item of items) {
    const node = nodeOf(item, { icon: shown.length % MENU_ICON_COUNT, ancestors, context })
    if (node !== null) shown.push(node)
  }
  return shown
}

/**
 * Builds the sidebar from a menu tree (MENU-01, MENU-03, MENU-04, MENU-06). Cuts loops.
 * @param context without it, the whole menu is shown, whatever is installed
 */
export function buildMenu(items: readonly MenuItem[], context: AvailabilityContext = ALL_OPEN): MenuNode[] {
  return nodesOf(items, new Set(), context)
}

const isMissing = (node: MenuNode): boolean => node.missing !== null && node.children.every(isMissing)

/** Moves the top entries without a target into one group at the end. */
export function foldMissing(menu: readonly MenuNode[], title: string): readonly MenuNode[] {
  const children = menu.filter(isMissing)
  if (children.length === 0) return menu
  const group = { id: 'missing', title, href: null, missing: 'application', children } as const
  const folded = [...menu.filter(node => !isMissing(node)), group]
  return folded.map((node, at) => Object.assign({}, node, { icon: at % MENU_ICON_COUNT }))
}

/** Returns every page of the menu in order. */
export function pagesOf(menu: readonly MenuNode[]): MenuNode[] {
  return menu.flatMap(node => [...(node.href === null ? [] : [node]), ...pagesOf(node.children)])
}

const pathsOfMenus = new WeakMap<readonly MenuItem[], ReadonlySet<string>>()

/**
 * Returns the paths that the user may open, including hidden entries. Cached per menu, because each
 * navigation needs them.
 */
export function authorisedPaths(items: readonly MenuItem[]): ReadonlySet<string> {
  const cached = pathsOfMenus.get(items)
  if (cached !== undefined) return cached
  const paths = new Set(hrefsIn(items, 0).map(href => pathOf(href)))
  pathsOfMenus.set(items, paths)
  return paths
}

function hrefsIn(items: readonly MenuItem[], depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  return items.flatMap(item => {
    const href = isOldHome(item) ? null : hrefOf(item.url)
    return [...(href === null ? [] : [href]), ...hrefsIn(item.children, depth + 1)]
  })
}

/** Returns the first segments of the authorised paths (NAV-12). */
export function authorisedSegments(items: readonly MenuItem[]): Set<string> {
  return new Set([...authorisedPaths(items)].map(firstSegment))
}

export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? address

/**
 * Returns the id of the menu entry of the current page, or undefined. Several entries may lead to one path
 * with different queries, which the page removes from its address.
 * @param before the entry of this path that was last marked or clicked
 */
export function findCurrentEntry(
  menu: readonly MenuNode[],
  address: string,
  before?: string,
): string | undefined {
  const samePath = pagesOf(menu).filter(({ href }) => href !== null && pathOf(href) === pathOf(address))
  const exact = samePath.filter(({ href }) => href === address)
  const sameQuery = pathOf(address) === address ? [] : exact
  const last = (nodes: readonly MenuNode[]) => nodes.find(({ id }) => id === before)
  return (last(sameQuery) ?? sameQuery[0] ?? last(samePath) ?? exact[0] ?? samePath[0])?.id
}

/** Returns the ids from the top entry down to this one, or an empty list if it is not in the menu. */
export function menuPathTo(menu: readonly MenuNode[], id: string | undefined): string[] {
  for (const node of menu) {
    if (node.id === id) return [node.id]
    const below = menuPathTo(node.children, id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** Toggles a submenu. At most one per level is open (MENU-02), and `open` holds one id per level. */
export function toggleSubmenu(open: readonly string[], level: number, id: string): string[] {
  return open[level] === id ? open.slice(0, level) : [...open.slice(0, level), id]
}
