import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { firstSegment, isPagelessShellPath, PATHS, SHELL_SEGMENTS } from '../../paths.ts'

/** Pages of each installed application by name. Null if only the application itself knows its pages. */
export type InstalledPages = ReadonlyMap<string, ReadonlySet<string> | null>

/** Missing target of an entry. */
export type Missing = 'application' | 'page'

/** Availability of an entry: it opens, shows what is missing, or is hidden. */
export type Availability = 'open' | Missing | 'hidden'

export interface AvailabilityContext {
  /**
   * Null if the registry could not be read. Everything is then shown, and pages themselves report what is missing.
   */
  readonly installed: InstalledPages | null
  /** True for users who see what is missing, because they can fix it. */
  readonly showsMissing: boolean
}

/** Context that shows every entry, used while the registry is unknown. */
export const ALL_OPEN: AvailabilityContext = { installed: null, showsMissing: false }

const OWN_SEGMENTS: ReadonlySet<string> = new Set([firstSegment(PATHS.dashboard), ...SHELL_SEGMENTS])

/** Returns true for users who install applications or edit the menu. */
export function maySeeMissing(resources: readonly string[]): boolean {
  return (
    resources.includes(ADMIN_PERMISSIONS.subApps.view) || resources.includes(ADMIN_PERMISSIONS.menus.view)
  )
}

/** Returns what is missing behind an address. Null if nothing is missing or it is unknown. */
export function missingTarget(address: string, installed: InstalledPages | null): Missing | null {
  if (installed === null) return null
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '')
  if (isPagelessShellPath(path)) return 'page'
  const segment = firstSegment(path)
  if (OWN_SEGMENTS.has(segment)) return null
  const pages = installed.get(segment)
  if (pages === undefined) return 'application'
  return pages === null || pages.has(path) ? null : 'page'
}

/** Returns the availability of an entry in the menu, on the home page and in the search. */
export function availabilityOf(address: string, context: AvailabilityContext): Availability {
  const missing = missingTarget(address, context.installed)
  if (missing === null) return 'open'
  return context.showsMissing ? missing : 'hidden'
}
