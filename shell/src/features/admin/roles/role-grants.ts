import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/entities/admin-role'
import { treeLines } from '@apron/pages/list'

type UserType = RoleResource['userType']

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
  const groups = Map.groupBy(found, ({ identify }) => ownerOf(identify))
  return [...groups].map(([app, own]) => ({ app, rights: own }))
}

/** The application a right belongs to; those of the portal itself belong to its administration. */
export function ownerOf(identify: string): string {
  const app = identify.split(':')[0] ?? ''
  return app === 'portal' ? 'admin' : app
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

/** Limits a right to departments; to none where it is to count in every one. */
export function withLimits(
  grants: readonly RoleResource[],
  identify: string,
  userType: UserType,
  departments: readonly string[],
): RoleResource[] {
  const others = grants.filter(grant => grant.identify !== identify || grant.userType !== userType)
  const codes = departments.length === 0 ? [''] : departments
  return [...others, ...codes.map(deptCode => ({ identify, userType, deptCode }))]
}

/** Gives a right in every department, or takes it away wherever it counts. */
export function withWhole(
  grants: readonly RoleResource[],
  identify: string,
  userType: UserType,
  given: boolean,
): RoleResource[] {
  if (given)
    return grantedIn(grants, identify, userType).length > 0
      ? [...grants]
      : withLimits(grants, identify, userType, [])
  return grants.filter(grant => grant.identify !== identify || grant.userType !== userType)
}
