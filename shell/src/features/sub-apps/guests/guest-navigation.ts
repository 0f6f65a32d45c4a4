import { parseUrl } from '@apron/contract/wire/parse-url'
import type { Host } from '@apron/sdk'

/** Between the router of a legacy application and the shell's, which alone writes the address bar. */
export interface GuestNavigation {
  /** The application begins at this address. */
  begin(fullPath: string): void
  /**
   * The application writes an address into the browser's history.
   * @param enter writes it there, so that the address bar has it at once, as the application may expect
   */
  write(url: unknown, enter: (fullPath: string) => void): void
  /** The shell stands at this address. True when the application has to be told. */
  follow(fullPath: string): boolean
}

/** The full path an address means, null when it is none or of another origin. @param base absolute */
export function fullPathOf(url: unknown, base: string): string | null {
  if (typeof url !== 'string' && !(url instanceof URL)) return null
  const target = parseUrl(url, base)
  if (target === null || target.origin !== new URL(base).origin) return null
  return target.pathname + target.search + target.hash
}

/** @param onScreen whether one of the application's tabs is on the screen; hidden ones do not take it */
export function createGuestNavigation(
  host: Pick<Host, 'navigate'>,
  onScreen: () => boolean,
  base: () => string,
): GuestNavigation {
  let at = ''
  return {
    begin(fullPath) {
      at = fullPath
    },
    write(url, enter) {
      const target = fullPathOf(url, base())
      // Routers write the address they are at to keep notes beside it.
      if (target === null || target === at) return
      at = target
      if (!onScreen()) return
      enter(target)
      // The entry becomes the shell's: its guard looks at it, its tabs follow.
      host.navigate(target, { replace: true })
    },
    follow(fullPath) {
      if (fullPath === at) return false
      at = fullPath
      return true
    },
  }
}
