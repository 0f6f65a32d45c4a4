import type { Audience } from '@apron/contract/messages/audience'
import type { Kysely } from 'kysely'
import { departmentsService, roleCodes } from '../../features/organisation/organisation.ts'

/** Returns the first unknown role or department of an audience, or null. */
export async function unknownInAudience(
  db: Kysely<unknown>,
  { roles = [], departments = [] }: Partial<Pick<Audience, 'roles' | 'departments'>>,
): Promise<string | null> {
  const knownRoles = new Set(roles.length === 0 ? [] : await roleCodes(db))
  const known = await departmentsService(db).names(departments)
  return roles.find(code => !knownRoles.has(code)) ?? departments.find(code => !known.has(code)) ?? null
}
