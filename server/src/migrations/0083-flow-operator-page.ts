import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const PAGE = '/admin/flows'
const RIGHTS = [
  ['portal:flow:view', '查看流程运维', 'See processes'],
  ['portal:flow:edit', '编辑流程运维', 'Edit processes'],
] as const

/** Adds the operators' page for processes to databases filled before. New ones are filled after the migrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql<{ id: string; parent_id: string | null; last: number }>`
    select n.id, n.parent_id, (select max(m.sort) from menu m where m.parent_id is not distinct from n.parent_id) as last
      from menu n where n.url = '/dataDict'`.execute(db)
  const [dictionary] = filled.rows
  if (dictionary === undefined) return
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
    values (${id}, ${dictionary.parent_id}, ${PAGE}, '流程运维', 'Processes', ${dictionary.last + 1}, 'portal:flow:view')`.execute(
    db,
  )
  await sql`
    insert into role_menu (role_code, menu_id, user_type)
    select role_code, ${id}, user_type from role_menu where menu_id = ${dictionary.id}`.execute(db)
}
