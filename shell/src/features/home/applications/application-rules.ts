import { firstSegment } from '../../../paths.ts'
import type { MenuNode } from '../../navigation/menu-rules.ts'
import { pagesBelow } from '../pages-below.ts'

/** Returns the top menu entries that lead to one of these applications. */
export function ofApplications(menu: readonly MenuNode[], codes: readonly string[]): MenuNode[] {
  return menu.filter(node =>
    [node, ...pagesBelow(node)].some(({ href }) => href !== null && codes.includes(firstSegment(href))),
  )
}
