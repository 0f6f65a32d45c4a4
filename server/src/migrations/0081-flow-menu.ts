import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Address, Chinese and English name, in menu order. */
const PAGES = [
  ['/flow/startTask', '发起事项', 'New request'],
  ['/flow/scheduleTask', '待办事项', 'To-do'],
  ['/flow/completedTask', '已办事项', 'Completed'],
  ['/flow/staredtTask', '已发起事项', 'My requests'],
] as const

/**
 * Adds the work flow to databases filled before, ahead of the administration. New ones are filled after the migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql<{ id: string; sort: number }>`
    select g.id, g.sort from menu g join menu p on p.parent_id = g.id where p.url = '/admin/users'`.execute(
    db,
  )
  const [administration] = filled.rows
  if (administration === undefined) return
  await sql`update menu set sort = sort + 1 where parent_id is null and sort >= ${administration.sort}`.execute(
    db,
  )
  const group = randomUUID()
  await sql`
    insert into menu (id, url, name_zh, name_en, sort, always_show)
    values (${group}, '/flow', '流程审批', 'Approvals', ${administration.sort}, true)`.execute(db)
  for (const [sort, [url, zh, en]] of PAGES.entries()) {
    const id = randomUUID()
    await sql`
      insert into menu (id, parent_id, url, name_zh, name_en, sort)
      values (${id}, ${group}, ${url}, ${zh}, ${en}, ${sort})`.execute(db)
    await sql`
      insert into role_menu (role_code, menu_id, user_type)
      select r.code, ${id}, t.user_type from role r, (values ('employee'), ('enterprise')) t (user_type)`.execute(
      db,
    )
  }
}
