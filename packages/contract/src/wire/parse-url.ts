/** An address, or null for what is none. `URL.parse` is younger than the oldest browsers we serve. */
export function parseUrl(address: string | URL, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}
