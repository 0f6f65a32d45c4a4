import { SUB_APP_NAME } from '@apron/contract/rules/menus/sub-app-id'
import { type Text, texts } from './new-sub-app.texts.ts'

/** First path segments that the portal itself answers; an application of that name would never be opened. */
export const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'apps',
  'assets',
  'authoritySet',
  'dashboard',
  'dataDict',
  'file',
  'flow',
  'frame',
  'health',
  'login',
  'metrics',
  'myCollect',
  'portal',
  'redirect',
  'setup',
  'shared',
  'welcome',
])

/** What the package of an application of the repository is called. */
export const packageOf = (name: string) => `@apron/${dashed(name)}`

/**
 * Why an application cannot have this name; null when it can.
 * @param taken names of applications that exist
 * @param packages names of the packages that stand beside it, `@apron/…`
 */
export function nameFault(
  name: string | undefined,
  taken: readonly string[],
  packages: readonly string[],
): Text | null {
  if (name === undefined || name === '') return texts.usage
  if (!SUB_APP_NAME.test(name)) return texts.badName(name)
  if (RESERVED.has(name)) return texts.reserved(name)
  // Folders of macOS and Windows do not tell capitals apart.
  const other = taken.find(known => known.toLowerCase() === name.toLowerCase())
  if (other !== undefined) return texts.taken(name, other)
  return packages.includes(packageOf(name)) ? texts.ownPackage(name, packageOf(name)) : null
}

/** `shiftBook` → `shift-book`: for packages and style classes. */
export function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}

/** `shiftBook` → `shift_book`: for tables. */
export function snaked(name: string): string {
  return dashed(name).replaceAll('-', '_')
}
