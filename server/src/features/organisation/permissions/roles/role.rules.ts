import type { FieldProblem } from '@apron/contract/errors/field-problems'
import type { AdminRoleDetail, AdminRoleSave } from '@apron/contract/permissions/admin-role'
import { ADMIN_PERMISSIONS, ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { roleProblems } from '@apron/contract/rules/rights/role-fields'

/** Returns the first invalid field of a role, or null. */
export function roleProblem(role: AdminRoleSave): FieldProblem | null {
  // The code of an existing role cannot change, so its form does not matter.
  return roleProblems(role).find(({ field }) => role.version === null || field !== 'code') ?? null
}

/** Returns the administration permission that this change takes from administrators, or null. */
export function lostAdministration(before: AdminRoleDetail | null, after: AdminRoleSave): string | null {
  if (after.code !== ADMINISTRATOR_ROLE || before === null) return null
  const remaining: ReadonlySet<string> = new Set(grantedEverywhere(after.resources))
  const administrationPermissions: ReadonlySet<string> = new Set(
    Object.values(ADMIN_PERMISSIONS).flatMap(permission => Object.values(permission)),
  )
  return (
    grantedEverywhere(before.resources).find(
      identify => administrationPermissions.has(identify) && !remaining.has(identify),
    ) ?? null
  )
}

/** Returns permissions granted to employees of every department. */
function grantedEverywhere(resources: AdminRoleSave['resources']): string[] {
  return resources
    .filter(({ userType, deptCode }) => userType === 'employee' && deptCode === '')
    .map(({ identify }) => identify)
}

/** Returns the permissions that a change of a role grants and withdraws, for the audit. */
export function changedPermissions(
  before: AdminRoleDetail | null,
  after: Pick<AdminRoleSave, 'resources'>,
): { readonly given: readonly string[]; readonly taken: readonly string[] } {
  const had = new Set((before?.resources ?? []).map(describe))
  const has = new Set(after.resources.map(describe))
  return { given: [...has.difference(had)], taken: [...had.difference(has)] }
}

function describe({ identify, userType, deptCode }: AdminRoleSave['resources'][number]): string {
  return [identify, userType === 'enterprise' ? 'enterprise' : '', deptCode].filter(Boolean).join(' ')
}
