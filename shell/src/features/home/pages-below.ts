import type { MenuNode } from '../navigation/menu-rules.ts'

/** Every page below a menu entry, at whatever depth. */
export function pagesBelow(node: MenuNode): MenuNode[] {
  return node.children.flatMap(child => [...(child.href === null ? [] : [child]), ...pagesBelow(child)])
}
