import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import type { ChangeKind } from './rights-changes.tables.ts'

/** The right that a change of this kind needs, of whoever proposes and of whoever confirms it. */
export function editRightOf(kind: ChangeKind): string {
  return kind === 'role' ? ADMIN_RIGHTS.roles.edit : ADMIN_RIGHTS.users.edit
}
