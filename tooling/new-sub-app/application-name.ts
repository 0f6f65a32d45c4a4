import { SUB_APP_NAME } from '@apron/contract/sub-apps/names'
import { type Text, texts } from './new-sub-app.texts.ts'

/** First path segments that the portal itself answers. An application with such a name would be unreachable. */
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

/** Package name of an application in the repository. */
export const packageOf = (name: string) => `@apron/${toKebabCase(name)}`

/**
 * Returns why an application cannot have this name, or null.
 * @param existing names of existing applications
 * @param packages names of existing packages, `@apron/…`
 */
export function nameProblem(
  name: string | undefined,
  existing: readonly string[],
  packages: readonly string[],
): Text | null {
  if (name === undefined || name === '') return texts.usage
  if (!SUB_APP_NAME.test(name)) return texts.badName(name)
  if (RESERVED.has(name)) return texts.reserved(name)
  // Folder names on macOS and Windows are case-insensitive.
  const other = existing.find(known => known.toLowerCase() === name.toLowerCase())
  if (other !== undefined) return texts.taken(name, other)
  return packages.includes(packageOf(name)) ? texts.ownPackage(name, packageOf(name)) : null
}

/** `shiftBook` → `shift-book`: for packages and style classes. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}

/** `shiftBook` → `shift_book`: for tables. */
export function toSnakeCase(name: string): string {
  return toKebabCase(name).replaceAll('-', '_')
}
