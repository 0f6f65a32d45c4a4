import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import type { ChangeKind } from './rights-changes.tables.ts'

/** The right that a change of this kind needs, of whoever proposes and of whoever confirms it. */
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
