/** Parses a URL; null if it is invalid. Replaces `URL.parse`, which our oldest supported browsers lack. */
export function parseUrl(address: string | URL, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}
