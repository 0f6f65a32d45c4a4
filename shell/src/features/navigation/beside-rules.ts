/** px that stay free above and below. */
const MARGIN = 8

/** Where a group beside the collapsed menu begins: level with its entry, as far as the window lets it. */
export function besideTop(entryTop: number, height: number, windowHeight: number): number {
  return Math.max(MARGIN, Math.min(entryTop, windowHeight - height - MARGIN))
}
