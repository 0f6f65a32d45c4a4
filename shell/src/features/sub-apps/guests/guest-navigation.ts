import { parseUrl } from '@apron/contract/wire/formats/parse-url'
import type { Host } from '@apron/sdk'

/** Mediates between a legacy application's router and the shell's, which alone writes the address bar. */
export interface GuestNavigation {
  /** Sets the application's initial address. */
  start(fullPath: string): void
  /**
   * Handles an address that the application writes into the browser's history.
   * @param pushEntry writes the entry, because the application may expect the address bar to change at once
   */
  write(url: unknown, pushEntry: (fullPath: string) => void): void
  /** Records the shell's address. Returns true if the application must be told. */
  recordAddress(fullPath: string): boolean
}

/** Resolves an address to a full path, or null if it is invalid or of another origin. @param base absolute */
export function fullPathOf(url: unknown, base: string): string | null {
  if (typeof url !== 'string' && !(url instanceof URL)) return null
  const target = parseUrl(url, base)
  if (target === null || target.origin !== new URL(base).origin) return null
  return target.pathname + target.search + target.hash
}

/**
 * @param isVisible returns true while one of the application's tabs is visible; hidden ones may not navigate
 */
export function createGuestNavigation(
  host: Pick<Host, 'navigate'>,
  isVisible: () => boolean,
  base: () => string,
): GuestNavigation {
  let current = ''
  return {
    start(fullPath) {
      current = fullPath
    },
    write(url, pushEntry) {
      const target = fullPathOf(url, base())
      // Routers rewrite the current address to update its state.
      if (target === null || target === current) return
      current = target
      if (!isVisible()) return
      pushEntry(target)
      // The shell adopts the entry: its guard checks it and its tabs follow.
      host.navigate(target, { replace: true })
    },
    recordAddress(fullPath) {
      if (fullPath === current) return false
      current = fullPath
      return true
    },
  }
}
