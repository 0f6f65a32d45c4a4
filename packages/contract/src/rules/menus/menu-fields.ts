import type { FieldProblem } from '../../errors/field-problems.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { nameProblem } from '../records/name-problem.ts'
import { ADMIN_PERMISSIONS } from '../rights/admin-permissions.ts'
import { safeRedirectTarget } from './redirect-target.ts'

/** Input for a menu entry. An empty text is no value. */
export interface MenuFields {
  readonly nameZh: string
  readonly nameEn: string
  /** Path of the portal, or empty for a group. */
  readonly url: string
  readonly identify: string
}

export type MenuField = keyof MenuFields

export const MENU_FIELD_LABELS: Readonly<Record<MenuField, TextPair>> = {
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  url: { zh: '地址', en: 'Address' },
  identify: { zh: '所需权限', en: 'Right needed' },
}

const URL_MAX = 200

/** Returns the problems of an entry, at most one per field. @param rights all permission identifiers */
export function menuProblems(
  fields: MenuFields,
  permissions: ReadonlySet<string>,
): FieldProblem<MenuField>[] {
  const { nameZh, nameEn, url, identify } = fields
  const problems: FieldProblem<MenuField>[] = [
    ...nameProblem('nameZh', nameZh),
    ...nameProblem('nameEn', nameEn),
  ]
  if (url !== '' && !isMenuAddress(url)) problems.push({ field: 'url', problem: 'address' })
  if (identify !== '' && !permissions.has(identify))
    problems.push({ field: 'identify', problem: 'unknown', params: { value: identify } })
  return problems
}

/** Returns true for a canonical path of this portal, which cannot turn into another address. */
export function isMenuAddress(url: string): boolean {
  return url.length <= URL_MAX && url !== '/' && safeRedirectTarget(url) === url
}

/** Returns the permission of an administration page, or null. Such an entry must keep its address and permission. */
export function administrationPermission(url: string): string | null {
  const kind = Object.entries(ADMIN_PERMISSIONS).find(([name]) => url === `/admin/${name}`)
  return kind === undefined ? null : kind[1].view
}
