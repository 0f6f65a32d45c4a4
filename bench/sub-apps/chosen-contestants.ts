/** The contestants named, ours always first: the others are compared with it. @throws with the names that exist */
export function chosenContestants<Named extends { readonly name: string }>(
  all: readonly Named[],
  only: string | undefined,
): readonly Named[] {
  if (only === undefined) return all
  const names = new Set(only.split(','))
  const unknown = [...names].filter(name => all.every(contestant => contestant.name !== name))
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There is: ${all.map(({ name }) => name).join(', ')}`)
  }
  return all.filter(({ name }, index) => index === 0 || names.has(name))
}

/** The order of one round: everybody starts once, so that nobody always runs after the same one. */
export function orderOfRound<Item>(items: readonly Item[], round: number): readonly Item[] {
  const first = round % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
