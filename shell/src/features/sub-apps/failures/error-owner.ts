const APP_FILE = /\/apps\/([A-Za-z][A-Za-z0-9]*)\//

/**
 * Returns the application an error came from, by the first of its files named in it, or null for the shell.
 */
export function errorOwner(...sources: readonly (string | undefined)[]): string | null {
  for (const source of sources) {
    const name = source === undefined ? undefined : APP_FILE.exec(source)?.[1]
    if (name !== undefined) return name
  }
  return null
}
