import type { FieldProblem } from '../../errors/field-problems.ts'
import type { TextPair } from '../../texts/text-pair.ts'
import { nameProblem } from '../records/name-problem.ts'
import { ADMIN_RIGHTS } from '../rights/admin-rights.ts'
import { safeRedirectTarget } from './redirect-target.ts'

/** What an administrator says about an entry of the menu; an empty text is none. */
export interface MenuFields {
  readonly nameZh: string
  readonly nameEn: string
  /** A path of the portal, or empty for a group. */
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

/** Everything that is wrong with an entry's fields, at most one problem a field. @param rights all identifiers there are */
export function menuProblems(fields: MenuFields, rights: ReadonlySet<string>): FieldProblem<MenuField>[] {
  const { nameZh, nameEn, url, identify } = fields
  const problems: FieldProblem<MenuField>[] = [
    ...nameProblem('nameZh', nameZh),
    ...nameProblem('nameEn', nameEn),
  ]
  if (url !== '' && !isMenuAddress(url)) problems.push({ field: 'url', problem: 'address' })
  if (identify !== '' && !rights.has(identify))
    problems.push({ field: 'identify', problem: 'unknown', params: { value: identify } })
  return problems
}

/** Whether an entry may lead there: a path of this portal as it stands, nothing that becomes another address. */
export function isMenuAddress(url: string): boolean {
  return url.length <= URL_MAX && url !== '/' && safeRedirectTarget(url) === url
}

/** The right that opens a page of the administration; null for any other path. Such an entry keeps address and right. */
export function administrationRight(url: string): string | null {
  const kind = Object.entries(ADMIN_RIGHTS).find(([name]) => url === `/admin/${name}`)
  return kind === undefined ? null : kind[1].view
}
