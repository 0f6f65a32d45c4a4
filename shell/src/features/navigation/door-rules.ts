import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import { firstSegment, isPagelessShellPath, PATHS, SHELL_SEGMENTS } from '../../paths.ts'

/** Name of each application that the registry has → its pages; null where only the application itself knows them. */
export type InstalledPages = ReadonlyMap<string, ReadonlySet<string> | null>

/** What is not there behind an entry. */
export type Missing = 'application' | 'page'

/** What becomes of an entry: it opens, it says what is missing, or it is not there. */
export type Door = 'open' | Missing | 'hidden'

export interface DoorKeeper {
  /** Null: nobody could ask the registry. Everything is shown then, and a page says itself what is missing. */
  readonly installed: InstalledPages | null
  /** Whether the person hears of what is missing: who can do something about it. */
  readonly tellsMissing: boolean
}

/** Where nothing is known everything is shown. */
export const ALL_OPEN: DoorKeeper = { installed: null, tellsMissing: false }

const OWN_SEGMENTS: ReadonlySet<string> = new Set([firstSegment(PATHS.dashboard), ...SHELL_SEGMENTS])

/** Those who install applications, and those who make the menu. */
export function tellsMissing(resources: readonly string[]): boolean {
  return resources.includes(ADMIN_RIGHTS.subApps.view) || resources.includes(ADMIN_RIGHTS.menus.view)
}

/** What is not there behind an address; null when something is, or nobody knows. */
export function missingBehind(address: string, installed: InstalledPages | null): Missing | null {
  if (installed === null) return null
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '')
  if (isPagelessShellPath(path)) return 'page'
  const segment = firstSegment(path)
  if (OWN_SEGMENTS.has(segment)) return null
  const pages = installed.get(segment)
  if (pages === undefined) return 'application'
  return pages === null || pages.has(path) ? null : 'page'
}

/** What becomes of an entry that leads to an address: in the menu, on the home page and in the search alike. */
export function doorOf(address: string, keeper: DoorKeeper): Door {
  const missing = missingBehind(address, keeper.installed)
  if (missing === null) return 'open'
  return keeper.tellsMissing ? missing : 'hidden'
}
