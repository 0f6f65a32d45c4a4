import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

const PAGE = '/admin/alarms'
const RIGHTS = [
  ['portal:alarm:view', '查看紧急通知', 'See alarms'],
  ['portal:alarm:edit', '编辑紧急通知', 'Edit alarms'],
] as const

/** Creates alarms: audience, raiser, and who withdrew them. The text is in the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alarm (
      id uuid primary key,
      message_id uuid not null references message (id),
      text_zh text not null,
      text_en text not null,
      site text not null,
      roles text[] not null,
      departments text[] not null,
      raised_by text not null,
      raised_at timestamptz not null,
      recalled_by text,
      recalled_at timestamptz,
      version integer not null default 1
    )`.execute(db)
  await sql`create index alarm_by_time on alarm (raised_at)`.execute(db)
  await addPage(db)
}

/** Adds the page to databases filled before. New ones are filled after the migrations. */
async function addPage(db: Kysely<unknown>): Promise<void> {
  const filled = await sql<{ id: string; parent_id: string | null; last: number }>`
    select n.id, n.parent_id, (select max(m.sort) from menu m where m.parent_id is not distinct from n.parent_id) as last
      from menu n where n.url = '/admin/notices'`.execute(db)
  const [notices] = filled.rows
  if (notices === undefined) return
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
    values (${id}, ${notices.parent_id}, ${PAGE}, '紧急通知', 'Alarms', ${notices.last + 1}, 'portal:alarm:view')`.execute(
    db,
  )
  await sql`
    insert into role_menu (role_code, menu_id, user_type)
    select role_code, ${id}, user_type from role_menu where menu_id = ${notices.id}`.execute(db)
}
