import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const RIGHT = 'portal:audit:view'
const URL = '/admin/audit'
const OPERATIONS = { right: 'portal:operation:view', url: '/admin/operations' } as const

/**
 * Adds the page of the security audit to databases filled before. New ones are filled after the migrations. Holders of
 * the operation log's permission keep access to the audit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index security_audit_by_target on security_audit ((details ->> 'target'), id)`.execute(db)
  const filled = await sql<{ id: string; parent_id: string | null; sort: number }>`
    select id, parent_id, sort from menu where url = ${OPERATIONS.url}`.execute(db)
  const [operations] = filled.rows
  if (operations === undefined) return
  await sql`
    insert into resource (identify, url, title_zh, title_en)
    values (${RIGHT}, ${URL}, '查看安全审计', 'See security audit') on conflict do nothing`.execute(db)
  await sql`
    insert into role_resource (role_code, identify, user_type, dept_code)
    select role_code, ${RIGHT}, user_type, dept_code from role_resource where identify = ${OPERATIONS.right}
    on conflict do nothing`.execute(db)
  await sql`
    insert into post_resource (post_code, identify)
    select post_code, ${RIGHT} from post_resource where identify = ${OPERATIONS.right}
    on conflict do nothing`.execute(db)
  await sql`
    update menu set sort = sort + 1
     where parent_id is not distinct from ${operations.parent_id} and sort > ${operations.sort}`.execute(db)
  const id = randomUUID()
  await sql`
    insert into menu (id, parent_id, url, name_zh, name_en, sort, identify)
    values (${id}, ${operations.parent_id}, ${URL}, '安全审计', 'Security audit', ${operations.sort + 1}, ${RIGHT})`.execute(
    db,
  )
  await sql`
    insert into role_menu (role_code, menu_id, user_type)
    select role_code, ${id}, user_type from role_menu where menu_id = ${operations.id}`.execute(db)
}
