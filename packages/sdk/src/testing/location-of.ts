import type { TabLocation } from '../contract.ts'

/** A tab's location from what would stand in the address bar. */
export function locationOf(fullPath: string): TabLocation {
  const url = new URL(fullPath, 'http://portal.invalid')
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    hash: url.hash,
    fullPath: url.pathname + url.search + url.hash,
  }
}
