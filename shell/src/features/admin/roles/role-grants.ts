import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/entities/admin-role'
import { treeLines } from '../shared/tree-lines.ts'

type UserType = RoleResource['userType']

/** For whom something is given: people of one user type, in one department or (empty) in every one. */
export interface Audience {
  readonly userType: UserType
  readonly deptCode: string
}

/** A group of rights, those of one page of the portal. */
export interface RightGroup {
  readonly app: string
  readonly rights: RoleChoices['resources']
}

/** Departments in which a role gives a right to these people; every one is the empty code. */
export function grantedIn(grants: readonly RoleResource[], identify: string, userType: UserType): string[] {
  return grants
    .filter(grant => grant.identify === identify && grant.userType === userType)
    .map(({ deptCode }) => deptCode)
}

/** Gives a right to an audience, or takes it away. */
export function withRight(
  grants: readonly RoleResource[],
  identify: string,
  { userType, deptCode }: Audience,
  given: boolean,
): RoleResource[] {
  const others = grants.filter(
    grant => grant.identify !== identify || grant.userType !== userType || grant.deptCode !== deptCode,
  )
  return given ? [...others, { identify, userType, deptCode }] : others
}

/** Shows entries of the menu to people of a user type, or hides them. */
export function withMenus(
  grants: readonly RoleMenu[],
  menuIds: readonly string[],
  userType: UserType,
  given: boolean,
): RoleMenu[] {
  const wanted = new Set(menuIds)
  const others = grants.filter(grant => !wanted.has(grant.menuId) || grant.userType !== userType)
  return given ? [...others, ...menuIds.map(menuId => ({ menuId, userType }))] : others
}

/** Rights by sub-application, as far as they match a text. */
export function rightGroups(rights: RoleChoices['resources'], text: string): RightGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = rights.filter(({ identify, title, url }) =>
    `${identify} ${title} ${url}`.toLowerCase().includes(wanted),
  )
  const groups = Map.groupBy(found, ({ identify }) => identify.split(':')[0] ?? '')
  return [...groups].map(([app, own]) => ({ app, rights: own }))
}

/** What the menu calls a sub-application: the top entry above its pages; its own name where the menu has none of them. */
export function applicationName(menus: RoleChoices['menus'], app: string): string {
  let top = app
  for (const { entry, level } of treeLines(menus)) {
    if (level === 0) top = entry.name
    if (entry.url.startsWith(`/${app}/`)) return top
  }
  return app
}
