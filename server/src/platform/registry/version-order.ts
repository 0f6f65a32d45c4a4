/** `1.8.2` or `1.9.0-rc.1`, as in manifests. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/

/** Unchecked content of an application's folder. */
export interface AppFolder {
  /** Lowest first. */
  readonly versions: readonly string[]
  /** Version in `newest.json`: the last build of this folder. */
  readonly newest: string | null
}

export interface ActiveVersion {
  readonly version: string
  /** True if a person chose it. */
  readonly pinned: boolean
}

/**
 * Returns the versions to try at start, best first; the first valid one is activated. A person's choice stays.
 * Otherwise the last build, then the active one, then the highest.
 */
export function versionsToTry({ versions, newest }: AppFolder, active: ActiveVersion | null): string[] {
  if (active?.pinned === true) return []
  const existing = (wanted: string | null | undefined) => versions.filter(version => version === wanted)
  return [...new Set([...existing(newest), ...existing(active?.version), ...versions.toReversed()])]
}

/** Compares versions in ascending order; one with a suffix comes before the one without. Anything else comes first. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [VERSION.exec(one), VERSION.exec(other)]
  if (!a || !b) return Number(a !== null) - Number(b !== null)
  for (const part of [1, 2, 3]) {
    const difference = Number(a[part]) - Number(b[part])
    if (difference !== 0) return difference
  }
  if (a[4] === b[4]) return 0
  if (a[4] === undefined) return 1
  if (b[4] === undefined) return -1
  return a[4].localeCompare(b[4], 'en', { numeric: true })
}
