/** A build target. */
export interface Target {
  readonly name: string
  /** Source files and folders, relative to the root. */
  readonly inputs: readonly string[]
  /** Builds it and returns the created files, relative to the root. */
  readonly build: () => Promise<readonly string[]>
}

/** Returns the named targets, or all by default. @throws if a name is unknown, with the existing names */
export function chosenTargets(targets: readonly Target[], names: readonly string[]): readonly Target[] {
  if (names.length === 0) return targets
  const known = targets.map(target => target.name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There is: ${known.join(', ')}`)
  return targets.filter(target => names.includes(target.name))
}
