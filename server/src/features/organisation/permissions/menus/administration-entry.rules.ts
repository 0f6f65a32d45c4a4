import type { MenuRole } from '@apron/contract/menus/admin-menu'
import { administrationPermission } from '@apron/contract/rules/menus/menu-fields'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'

interface Entry {
  readonly url: string
  readonly identify: string
  readonly roles: readonly MenuRole[]
}

/** Returns true if a change would hide a page of the administration from administrators, who alone could restore it. */
export function breaksAdministration(before: Entry | null, after: Entry): boolean {
  const permission = before === null ? null : administrationPermission(before.url)
  if (before === null || permission === null) return false
  const isVisibleToAdministrators = ({ roles }: Entry) =>
    roles.some(({ roleCode, userType }) => roleCode === ADMINISTRATOR_ROLE && userType === 'employee')
  return (
    after.url !== before.url ||
    after.identify !== before.identify ||
    (isVisibleToAdministrators(before) && !isVisibleToAdministrators(after))
  )
}
