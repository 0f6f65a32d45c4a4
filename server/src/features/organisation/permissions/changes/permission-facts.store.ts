import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { PermissionCatalogue } from '@apron/contract/rules/rights/guarded-permissions'
import type { PermissionActor } from '@apron/contract/rules/rights/permission-decision'
import { type Kysely, sql } from 'kysely'
import type { UsersTables } from '../../people/users/users.tables.ts'
import { storedGuardedPermissions } from '../resources/guarded-permissions.store.ts'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import type { PermissionChangesTables } from './permission-changes.tables.ts'

type Tables = PermissionChangesTables & ResourcesTables & UsersTables

/** Returns the permissions that each role and post grants. */
export async function loadPermissionCatalogue(db: Kysely<unknown>): Promise<PermissionCatalogue> {
  const store = db.withTables<Tables>()
  const grants = await store
    .selectFrom('role_resource')
    .select(['role_code as role', 'identify', 'user_type as userType', 'dept_code as deptCode'])
    .execute()
  const posts = await store.selectFrom('post_resource').select(['post_code as post', 'identify']).execute()
  return {
    roles: Map.groupBy(grants, ({ role }) => role),
    posts: new Map(
      [...Map.groupBy(posts, ({ post }) => post)].map(([post, rows]) => [
        post,
        rows.map(({ identify }) => identify),
      ]),
    ),
    guarded: await storedGuardedPermissions(db),
  }
}

/** Returns the acting person with their permissions in this transaction. */
export async function loadPermissionActor(db: Kysely<unknown>, userCode: string): Promise<PermissionActor> {
  const { rows } = await sql<{ roles: string[]; rights: string[] }>`
    select array(select role_code from user_role r where r.user_code = u.user_code) as roles,
           array(select identify from user_resource v where v.user_code = u.user_code) as rights
      from app_user u where u.user_code = ${userCode} and u.enabled`.execute(db)
  const { roles = [], rights = [] } = rows[0] ?? {}
  const all = await storedGuardedPermissions(db)
  const guarded = new Set(rights.filter(right => all.has(right)))
  if (roles.includes(ADMINISTRATOR_ROLE)) guarded.add(ADMINISTRATOR_ROLE)
  return { userCode, roles, guarded, firstDay: await isFirstDay(db, userCode) }
}

/** Returns true if there has been only this administrator and no appointment without confirmation yet. */
async function isFirstDay(db: Kysely<unknown>, userCode: string): Promise<boolean> {
  const { rows } = await sql<{ user_code: string }>`
    select user_code from administrator_seen
    union
    select r.user_code from user_role r join app_user u on u.user_code = r.user_code
     where r.role_code = ${ADMINISTRATOR_ROLE} and u.password_hash is not null
    limit 2`.execute(db)
  const alone = await db
    .withTables<Tables>()
    .selectFrom('rights_change')
    .select('id')
    .where('state', '=', 'alone')
    .executeTakeFirst()
  return rows.length === 1 && rows[0]?.user_code === userCode && alone === undefined
}
