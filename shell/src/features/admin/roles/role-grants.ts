import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/permissions/admin-role'
import { treeLines } from '@apron/pages/list'

type UserType = RoleResource['userType']

/** Permissions of one sub-application or of the portal itself. */
export interface PermissionGroup {
  readonly app: string
  readonly permissions: RoleChoices['resources']
}

/**
 * Returns the departments in which a role grants a permission to a user type. The empty code means every
 * department.
 */
export function grantedDepartments(
  grants: readonly RoleResource[],
  identify: string,
  userType: UserType,
): string[] {
  return grants
    .filter(grant => grant.identify === identify && grant.userType === userType)
    .map(({ deptCode }) => deptCode)
}

/** Shows menu entries to a user type, or hides them. */
export function withMenus(
  grants: readonly RoleMenu[],
  menuIds: readonly string[],
  userType: UserType,
  granted: boolean,
): RoleMenu[] {
  const menuIdSet = new Set(menuIds)
  const others = grants.filter(grant => !menuIdSet.has(grant.menuId) || grant.userType !== userType)
  return granted ? [...others, ...menuIds.map(menuId => ({ menuId, userType }))] : others
}

/** Groups the permissions that match a text by sub-application. */
export function groupPermissions(permissions: RoleChoices['resources'], text: string): PermissionGroup[] {
  const searchText = text.trim().toLowerCase()
  const found = permissions.filter(({ identify, title, url }) =>
    `${identify} ${title} ${url}`.toLowerCase().includes(searchText),
  )
  const groups = Map.groupBy(found, ({ identify }) => ownerOf(identify))
  return [...groups].map(([app, ownPermissions]) => ({ app, permissions: ownPermissions }))
}

/**
 * Returns the application a permission belongs to. The portal's own permissions belong to its administration.
 */
export function ownerOf(identify: string): string {
  const app = identify.split(':')[0] ?? ''
  return app === 'portal' ? 'admin' : app
}

/**
 * Returns the title of the top menu entry above a sub-application's pages, or its own name if the menu has
 * none of them.
 */
export function applicationName(menus: RoleChoices['menus'], app: string): string {
  let top = app
  for (const { entry, level } of treeLines(menus)) {
    if (level === 0) top = entry.name
    if (entry.url.startsWith(`/${app}/`)) return top
  }
  return app
}

/** Limits a permission to departments. No departments means no limit. */
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

/** Grants a permission in every department, or revokes it everywhere. */
export function withPermission(
  grants: readonly RoleResource[],
  identify: string,
  userType: UserType,
  granted: boolean,
): RoleResource[] {
  if (granted)
    return grantedDepartments(grants, identify, userType).length > 0
      ? [...grants]
      : withLimits(grants, identify, userType, [])
  return grants.filter(grant => grant.identify !== identify || grant.userType !== userType)
}
