/** `1.8.2` or `1.9.0-rc.1`, as manifests write versions. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/

/** The version to start with: the last build when it is usable, else the highest. @param versions lowest first */
export function versionToActivate(versions: readonly string[], newest: string | null): string | undefined {
  return newest !== null && versions.includes(newest) ? newest : versions.at(-1)
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
