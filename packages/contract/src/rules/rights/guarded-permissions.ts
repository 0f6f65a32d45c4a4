import { ADMIN_PERMISSIONS, ADMINISTRATOR_ROLE } from './admin-permissions.ts'

/** All permissions of the administration. */
export const ADMINISTRATION: ReadonlySet<string> = new Set(
  Object.values(ADMIN_PERMISSIONS).flatMap(permission => Object.values(permission)),
)

/**
 * Returns all permissions that two administrators must grant together: those of the administration, and those that
 * applications guard, such as reading confidential reports.
 */
export function guardedPermissions(ofApplications: Iterable<string>): ReadonlySet<string> {
  return ADMINISTRATION.union(new Set(ofApplications))
}

/** A permission granted by a role to people of one user type, in one department or (empty) in all. */
export interface RoleGrant {
  readonly identify: string
  readonly userType: string
  readonly deptCode: string
}

/** Grants of all roles and posts. */
export interface PermissionCatalogue {
  readonly roles: ReadonlyMap<string, readonly RoleGrant[]>
  readonly posts: ReadonlyMap<string, readonly string[]>
  /** See {@link guardedPermissions}. */
  readonly guarded: ReadonlySet<string>
}

/** Properties of a person that decide their permissions. */
export interface PermissionHolder {
  readonly roles: readonly string[]
  readonly posts: readonly string[]
  readonly userType: string
  readonly deptCode: string
}

/** Returns a person's permissions, as the access check finds them. */
export function permissionsOf(
  { roles, posts, userType, deptCode }: PermissionHolder,
  catalogue: PermissionCatalogue,
): ReadonlySet<string> {
  const byRole = roles
    .flatMap(role => catalogue.roles.get(role) ?? [])
    .filter(grant => grant.userType === userType && (grant.deptCode === '' || grant.deptCode === deptCode))
    .map(({ identify }) => identify)
  return new Set([...byRole, ...posts.flatMap(post => catalogue.posts.get(post) ?? [])])
}

/** Returns a person's guarded permissions. The administrator role counts as one, by its own name. */
export function guardedOf(holder: PermissionHolder, catalogue: PermissionCatalogue): ReadonlySet<string> {
  const permissions = [...permissionsOf(holder, catalogue)].filter(permission =>
    catalogue.guarded.has(permission),
  )
  return new Set(
    holder.roles.includes(ADMINISTRATOR_ROLE) ? [...permissions, ADMINISTRATOR_ROLE] : permissions,
  )
}
