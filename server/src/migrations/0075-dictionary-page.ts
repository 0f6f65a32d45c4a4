import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const PAGE = '/dataDict'
const RIGHTS = [
  ['portal:dictionary:view', '查看数据字典', 'See data dictionary'],
  ['portal:dictionary:edit', '编辑数据字典', 'Edit data dictionary'],
] as const

/** Adds the page and the approval limits to databases filled before. New ones are filled after the migrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSteering(db)
  await addPage(db)
}

/** Adds amount limits, and marks directories that steer decisions. */
async function addSteering(db: Kysely<unknown>): Promise<void> {
  const topics = await sql`select 1 from dictionary_directory where code = 'COMMERCE'`.execute(db)
  if (topics.rows.length === 0) return
  await sql`
    insert into dictionary_directory (code, name_zh, name_en, parent_code, steers)
    values ('FLOW_LIMIT', '审批金额界限（人民币）', 'Approval limits (CNY)', 'COMMERCE', true)
    on conflict (code) do update set steers = true`.execute(db)
  await sql`update dictionary_directory set steers = true where code = 'FX_RATE'`.execute(db)
  const limits = ['50000', '500000', '2000000']
  for (const [index, limit] of limits.entries()) {
    await sql`
      insert into dictionary_entry (id, directory_code, value, name_zh, name_en, sort, created_at, updated_at, updated_by)
      values (${randomUUID()}, 'FLOW_LIMIT', ${`T${index + 1}`}, ${limit}, ${limit}, ${index + 1}, now(), now(), 'system')
      on conflict do nothing`.execute(db)
  }
}

async function addPage(db: Kysely<unknown>): Promise<void> {
  const filled = await sql<{ id: string; parent_id: string | null; last: number }>`
    select n.id, n.parent_id, (select max(m.sort) from menu m where m.parent_id is not distinct from n.parent_id) as last
      from menu n where n.url = '/admin/translations'`.execute(db)
  const [translations] = filled.rows
  if (translations === undefined) return
  for (const [identify, zh, en] of RIGHTS) {
    await sql`
      insert into resource (identify, url, title_zh, title_en) values (${identify}, ${PAGE}, ${zh}, ${en})
      on conflict do nothing`.execute(db)
    await sql`
      insert into role_resource (role_code, identify, user_type) values ('ADMIN', ${identify}, 'employee')
      on conflict do nothing`.execute(db)
  }
  const id = randomUUID()
  await sql`
    insert into menu (id, parent_id, url, name_zh, name_en, sort, identify)
    values (${id}, ${translations.parent_id}, ${PAGE}, '数据字典', 'Data dictionary', ${translations.last + 1}, 'portal:dictionary:view')`.execute(
    db,
  )
  await sql`
    insert into role_menu (role_code, menu_id, user_type)
    select role_code, ${id}, user_type from role_menu where menu_id = ${translations.id}`.execute(db)
}
