import type { MenuNode } from '../navigation/menu-rules.ts'

/** Returns every page below a menu entry, at any depth. */
export function pagesBelow(node: MenuNode): MenuNode[] {
  return node.children.flatMap(child => [...(child.href === null ? [] : [child]), ...pagesBelow(child)])
}
