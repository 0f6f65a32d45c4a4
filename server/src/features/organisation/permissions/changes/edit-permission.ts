import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import type { ChangeKind } from './permission-changes.tables.ts'

/** Returns the permission needed to propose or confirm a change of this kind. */
export function editPermissionOf(kind: ChangeKind): string {
  switch (kind) {
    case 'role':
      return ADMIN_PERMISSIONS.roles.edit
    case 'dictionary':
      return ADMIN_PERMISSIONS.dictionary.edit
    default:
      return ADMIN_PERMISSIONS.users.edit
  }
}
