/** `1.8.2` or `1.9.0-rc.1`, as manifests write versions. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/

/** What lies in the folder of one application; nothing of it is checked yet. */
export interface AppFolder {
  /** Lowest first. */
  readonly versions: readonly string[]
  /** What `newest.json` beside the versions names: the last build of this folder. */
  readonly newest: string | null
}

export interface ActiveVersion {
  readonly version: string
  /** Whether a person chose it. */
  readonly pinned: boolean
}

/**
 * The versions that may become active at a start, in the order of preference: the first sound one does.
 * What a person chose stays. Otherwise the last build, else what is active already, else the highest.
 */
export function versionsToTry({ versions, newest }: AppFolder, active: ActiveVersion | null): string[] {
  if (active?.pinned === true) return []
  const the = (wanted: string | null | undefined) => versions.filter(version => version === wanted)
  return [...new Set([...the(newest), ...the(active?.version), ...versions.toReversed()])]
}

/** Sorts versions upwards; a version with a suffix comes before the one without. Anything else sorts first. */
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
