/** One thing that is built. */
export interface Target {
  readonly name: string
  /** Files and folders it is made from, relative to the root. */
  readonly inputs: readonly string[]
  /** Builds it and answers what it made, relative to the root. */
  readonly build: () => Promise<readonly string[]>
}

/** The targets named, or all when none is. @throws when a name is unknown, with the names that exist */
export function chosenTargets(targets: readonly Target[], names: readonly string[]): readonly Target[] {
  if (names.length === 0) return targets
  const known = targets.map(target => target.name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There is: ${known.join(', ')}`)
  return targets.filter(target => names.includes(target.name))
}
