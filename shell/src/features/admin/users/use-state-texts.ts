import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { useTexts } from '@apron/sdk'
import { adminTexts } from '../shared/admin.texts.ts'
import { usersTexts } from './users.texts.ts'

/** Returns the texts of the account states. */
export function useStateTexts(): Readonly<Record<AdminUser['state'], string>> {
  const { enabled, disabled } = useTexts(adminTexts)
  return { enabled, disabled, new: useTexts(usersTexts).stateNew }
}
