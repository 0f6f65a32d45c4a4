import type { Language } from '@apron/contract/dictionary/language'
import type { RoleOverview } from '@apron/contract/permissions/admin-role'
import type { Kysely } from 'kysely'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { MenusTables } from '../menus/menus.tables.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import { roleChoices } from './admin-roles.store.ts'
import type { RolesTables } from './roles.tables.ts'

type Tables = RolesTables & ResourcesTables & MenusTables & DepartmentsTables

/** Returns every role with the pages and permissions it grants, by code. */
export async function roleOverview(db: Kysely<unknown>, language: Language): Promise<RoleOverview> {
  const store = db.withTables<Tables>()
  const roles = await store
    .selectFrom('role')
    .select(['code', `name_${language} as name`, `description_${language} as description`])
    .orderBy('code')
    .execute()
  const resources = await store
    .selectFrom('role_resource')
    .select(['role_code', 'identify', 'user_type as userType', 'dept_code as deptCode'])
    .orderBy('identify')
    .orderBy('dept_code')
    .execute()
  const menus = await store
    .selectFrom('role_menu')
    .select(['role_code', 'menu_id as menuId', 'user_type as userType'])
    .execute()
  const departments = await store
    .selectFrom('department')
    .select(['code', `name_${language} as name`])
    .orderBy('code')
    .execute()
  const grantsOf = Map.groupBy(resources, ({ role_code }) => role_code)
  const menusOf = Map.groupBy(menus, ({ role_code }) => role_code)
  return {
    roles: roles.map(({ code, name, description }) => ({
      code,
      name,
      description,
      resources: (grantsOf.get(code) ?? []).map(({ role_code: _role, ...grant }) => grant),
      menus: (menusOf.get(code) ?? []).map(({ role_code: _role, ...entry }) => entry),
    })),
    choices: await roleChoices(db, language),
    departments,
  }
}
