/**
 * Returns where a dragged tab would be dropped.
 * @param middles of the other tabs from left to right, px
 * @param x of the pointer, px
 * @returns index among the other tabs
 */
export function dropIndex(middles: readonly number[], x: number): number {
  return middles.filter(middle => middle < x).length
}
