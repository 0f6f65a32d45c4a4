/** Margin above and below, px. */
const MARGIN = 8

/**
 * Returns the top of a group next to the collapsed menu: level with its entry, as far as it fits the window.
 */
export function flyoutTop(entryTop: number, height: number, windowHeight: number): number {
  return Math.max(MARGIN, Math.min(entryTop, windowHeight - height - MARGIN))
}
