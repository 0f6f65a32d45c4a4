import type { AdminUser } from '@apron/contract/entities/admin-user'
import { useTexts } from '@apron/sdk'
import { adminTexts } from '../shared/admin.texts.ts'
import { usersTexts } from './users.texts.ts'

/** How an account stands, in words. */
export function useStateTexts(): Readonly<Record<AdminUser['state'], string>> {
  const { enabled, disabled } = useTexts(adminTexts)
  return { enabled, disabled, new: useTexts(usersTexts).stateNew }
}
