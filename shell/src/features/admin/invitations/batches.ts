/** Splits a list into batches of limited size. */
export function batchesOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most))
}
