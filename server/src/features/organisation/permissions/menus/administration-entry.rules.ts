import type { MenuRole } from '@apron/contract/menus/admin-menu'
import { administrationRight } from '@apron/contract/rules/menus/menu-fields'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-rights'

interface Entry {
  readonly url: string
  readonly identify: string
  readonly roles: readonly MenuRole[]
}

/** Returns true if a change would hide a page of the administration from administrators, who alone could restore it. */
export function breaksAdministration(before: Entry | null, after: Entry): boolean {
  const right = before === null ? null : administrationRight(before.url)
  if (before === null || right === null) return false
  const seen = ({ roles }: Entry) =>
    roles.some(({ roleCode, userType }) => roleCode === ADMINISTRATOR_ROLE && userType === 'employee')
  return after.url !== before.url || after.identify !== before.identify || (seen(before) && !seen(after))
}
