import { type Kysely, sql } from 'kysely'

const RIGHTS = [
  ['viewAll', '查看各部门检查单', 'Checks of all departments'],
  ['viewEarly', '提前查看突击检查', 'See spot checks early'],
  ['follow', '接收本部门检查消息', 'Follow own department'],
] as const

/**
 * Replaces decisions about check orders by role and department codes with permissions. In databases filled before,
 * people keep access and messages. New ones are filled after the migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql`select from resource where identify = 'safetyQuality:check:view'`.execute(db)
  if (filled.rows.length === 0) return
  for (const [right, zh, en] of RIGHTS) {
    await sql`
      insert into resource (identify, url, title_zh, title_en)
      values (${`safetyQuality:check:${right}`}, '/safetyQuality/checkList', ${zh}, ${en})
      on conflict do nothing`.execute(db)
  }
  await sql`
    insert into role_resource (role_code, identify, user_type, dept_code)
    select role_code, 'safetyQuality:check:viewAll', user_type, dept_code from role_resource
     where identify = 'safetyQuality:check:view' and role_code <> 'WORKSHOP'
    on conflict do nothing`.execute(db)
  await sql`
    insert into role_resource (role_code, identify, user_type, dept_code)
    select code, 'safetyQuality:check:viewEarly', 'employee', '' from role where code = 'DIRECTOR'
    union all
    select code, 'safetyQuality:check:follow', 'employee', '' from role where code = 'MANAGER'
    on conflict do nothing`.execute(db)
  await sql`
    with recursive quality as (
      select code from department where code = 'D02'
      union
      select d.code from department d join quality q on d.parent_code = q.code
    )
    insert into role_resource (role_code, identify, user_type, dept_code)
    select distinct r.role_code, 'safetyQuality:check:viewEarly', u.user_type, u.dept_code
      from app_user u join quality q on q.code = u.dept_code join user_role r on r.user_code = u.user_code
    on conflict do nothing`.execute(db)
}
