import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import type { ChangeKind } from './rights-changes.tables.ts'

/** Returns the permission needed to propose or confirm a change of this kind. */
export function editRightOf(kind: ChangeKind): string {
  switch (kind) {
    case 'role':
      return ADMIN_RIGHTS.roles.edit
    case 'dictionary':
      return ADMIN_RIGHTS.dictionary.edit
    default:
      return ADMIN_RIGHTS.users.edit
  }
}
