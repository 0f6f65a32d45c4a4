import type { TabLocation } from '../contract.ts'

/** Parses a tab's location from an address. */
export function locationOf(fullPath: string): TabLocation {
  const url = new URL(fullPath, 'http://portal.invalid')
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    hash: url.hash,
    fullPath: url.pathname + url.search + url.hash,
  }
}
