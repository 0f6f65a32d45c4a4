import { firstSegment } from '../../../paths.ts'
import type { MenuNode } from '../../navigation/menu-rules.ts'

/** Returns every page below a menu entry, at any depth. */
export function pagesBelow(node: MenuNode): MenuNode[] {
  return node.children.flatMap(child => [...(child.href === null ? [] : [child]), ...pagesBelow(child)])
}

/** Returns the top menu entries that lead to one of these applications. */
export function entriesOfApplications(menu: readonly MenuNode[], codes: readonly string[]): MenuNode[] {
  return menu.filter(node =>
    [node, ...pagesBelow(node)].some(({ href }) => href !== null && codes.includes(firstSegment(href))),
  )
}
