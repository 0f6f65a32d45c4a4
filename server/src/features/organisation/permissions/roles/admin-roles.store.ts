import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import type {
  AdminRole,
  AdminRoleDetail,
  AdminRoleQuery,
  AdminRoleSave,
  HandingOn,
  RoleChoices,
} from '@apron/contract/permissions/admin-role'
import { containsText } from '@apron/server-kit/db/contains-text'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import { addChanges } from '../../../../platform/live/hints.ts'
import type { UsersTables } from '../../people/users/users.tables.ts'
import type { DepartmentsTables } from '../../units/departments.tables.ts'
import type { MenusTables } from '../menus/menus.tables.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { RolesTables } from './roles.tables.ts'

type Tables = RolesTables & ResourcesTables & MenusTables & UsersTables & DepartmentsTables

const MAX_CHOICES = 2_000

function selectRoles(db: Kysely<unknown>) {
  return db
    .withTables<Tables>()
    .selectFrom('role as r')
    .select(['r.code', 'r.name_zh as nameZh', 'r.name_en as nameEn', 'r.version'])
    .select(['r.description_zh as descriptionZh', 'r.description_en as descriptionEn'])
    .select([
      sql<HandingOn>`case when not r.delegable then 'never' when r.delegable_for_good then 'forGood' else 'timed' end`.as(
        'handingOn',
      ),
      sql<number>`(select count(*) from user_role h where h.role_code = r.code)`.as('people'),
      sql<number>`(select count(distinct identify) from role_resource g where g.role_code = r.code)`.as(
        'resources',
      ),
      sql<number>`(select count(distinct menu_id) from role_menu m where m.role_code = r.code)`.as('menus'),
    ])
}

/** Returns one page of roles, by code by default. */
export async function pageOfRoles(db: Kysely<unknown>, query: AdminRoleQuery): Promise<PageOf<AdminRole>> {
  const matches = containsText(['r.code', 'r.name_zh', 'r.name_en'], query.queryCriteria.text ?? '')
  const found = ordered(
    selectRoles(db).where(matches),
    query.queryCriteria,
    {
      code: null,
      nameZh: byName(sql.ref('r.name_zh')),
      nameEn: byName(sql.ref('r.name_en')),
      people: null,
      resources: null,
      menus: null,
    },
    rows => rows.orderBy('r.code'),
    'r.code',
  )
  return await pageOf(found, query)
}

/** Returns a role with its grants, or null. */
export async function findRole(db: Kysely<unknown>, code: string): Promise<AdminRoleDetail | null> {
  const role = await selectRoles(db).where('r.code', '=', code).executeTakeFirst()
  if (!role) return null
  const store = db.withTables<Tables>()
  const resources = await store
    .selectFrom('role_resource')
    .select(['identify', 'user_type as userType', 'dept_code as deptCode'])
    .where('role_code', '=', code)
    .orderBy('identify')
    .orderBy('user_type')
    .orderBy('dept_code')
    .execute()
  const menus = await store
    .selectFrom('role_menu')
    .select(['menu_id as menuId', 'user_type as userType'])
    .where('role_code', '=', code)
    .orderBy('menu_id')
    .orderBy('user_type')
    .execute()
  return { ...role, resources, menus }
}

/** Returns all permissions by identifier, and the menu in order. */
export async function roleChoices(db: Kysely<unknown>, language: Language): Promise<RoleChoices> {
  const store = db.withTables<Tables>()
  const resources = await store
    .selectFrom('resource')
    .select(['identify', 'url', `title_${language} as title`])
    .orderBy('identify')
    .limit(MAX_CHOICES)
    .execute()
  const menus = await store
    .selectFrom('menu')
    .select(['id', 'parent_id as parentId', 'url', `name_${language} as name`])
    .orderBy('sort')
    .orderBy('id')
    .limit(MAX_CHOICES)
    .execute()
  return { resources, menus }
}

/** Returns the first unknown permission, menu entry or department in a role, or null. */
export async function unknownOfRole(
  db: Kysely<unknown>,
  { resources, menus }: AdminRoleSave,
): Promise<{ readonly field: 'resources' | 'menus' | 'deptCode'; readonly value: string } | null> {
  const { rows } = await sql<{ field: 'resources' | 'menus' | 'deptCode'; value: string }>`
    select 'resources' as field, value from unnest(${resources.map(({ identify }) => identify)}::text[]) value
      where not exists (select 1 from resource where identify = value)
    union all
    select 'deptCode', value from unnest(${resources.map(({ deptCode }) => deptCode)}::text[]) value
      where value <> '' and not exists (select 1 from department where code = value)
    union all
    select 'menus', value from unnest(${menus.map(({ menuId }) => menuId)}::text[]) value
      where not exists (select 1 from menu where id::text = value)
    limit 1`.execute(db)
  return rows[0] ?? null
}

export async function holdersOf(db: Kysely<unknown>, code: string): Promise<string[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('user_role')
    .select('user_code')
    .where('role_code', '=', code)
    .execute()
  return rows.map(({ user_code }) => user_code)
}

/** Writes a role and its grants. The caller has checked it under {@link lockRole}. */
export async function putRole(
  db: Kysely<unknown>,
  { code, nameZh, nameEn, descriptionZh, descriptionEn, handingOn, resources, menus, version }: AdminRoleSave,
): Promise<void> {
  const store = db.withTables<Tables>()
  const values = {
    name_zh: nameZh,
    name_en: nameEn,
    ...(descriptionZh === undefined ? {} : { description_zh: descriptionZh.trim() }),
    ...(descriptionEn === undefined ? {} : { description_en: descriptionEn.trim() }),
    ...(handingOn === undefined
      ? {}
      : { delegable: handingOn !== 'never', delegable_for_good: handingOn === 'forGood' }),
  }
  if (version === null) {
    await store
      .insertInto('role')
      .values({ code, ...values })
      .execute()
  } else {
    await store
      .updateTable('role')
      .set({ ...values, version: version + 1 })
      .where('code', '=', code)
      .execute()
  }
  await store.deleteFrom('role_resource').where('role_code', '=', code).execute()
  await store.deleteFrom('role_menu').where('role_code', '=', code).execute()
  if (resources.length > 0)
    await store
      .insertInto('role_resource')
      .values(
        resources.map(({ identify, userType, deptCode }) => ({
          role_code: code,
          identify,
          user_type: userType,
          dept_code: deptCode,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
  if (menus.length > 0)
    await store
      .insertInto('role_menu')
      .values(
        menus.map(({ menuId, userType }) => ({ role_code: code, menu_id: menuId, user_type: userType })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
  // Their menu or permissions may have changed.
  addChanges(await holdersOf(db, code))
}

/** Deletes a role and its grants. */
export async function dropRole(db: Kysely<unknown>, code: string): Promise<void> {
  const store = db.withTables<Tables>()
  await store.deleteFrom('role_resource').where('role_code', '=', code).execute()
  await store.deleteFrom('role_menu').where('role_code', '=', code).execute()
  await store.deleteFrom('role').where('code', '=', code).execute()
}

/** Locks a role for the transaction, against changes and new holders. */
export async function lockRole(db: Kysely<unknown>, code: string): Promise<void> {
  await sql`select 1 from role where code = ${code} for update`.execute(db)
}
