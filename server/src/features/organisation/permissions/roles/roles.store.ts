import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { UsersTables } from '../../people/users/users.tables.ts'
import type { RolesTables } from './roles.tables.ts'

export async function rolesOf(
  db: Kysely<unknown>,
  userCode: string,
): Promise<{ code: string; name: TextPair }[]> {
  const rows = await db
    .withTables<RolesTables & UsersTables>()
    .selectFrom('user_role')
    .innerJoin('role', 'role.code', 'user_role.role_code')
    .select(['role.code', 'role.name_zh', 'role.name_en'])
    .where('user_role.user_code', '=', userCode)
    .orderBy('role.code')
    .execute()
  return rows.map(row => ({ code: row.code, name: { zh: row.name_zh, en: row.name_en } }))
}

export async function roleCodes(db: Kysely<unknown>): Promise<string[]> {
  const rows = await db.withTables<RolesTables>().selectFrom('role').select('code').orderBy('code').execute()
  return rows.map(row => row.code)
}
