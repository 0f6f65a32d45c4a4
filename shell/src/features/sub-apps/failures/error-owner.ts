const APP_FILE = /\/apps\/([A-Za-z][A-Za-z0-9]*)\//

/**
 * Returns the application an error came from, by the first of its files named in it, or null for the shell.
 */
export function errorOwner(...places: readonly (string | undefined)[]): string | null {
  for (const place of places) {
    const name = place === undefined ? undefined : APP_FILE.exec(place)?.[1]
    if (name !== undefined) return name
  }
  return null
}
