import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * Roles that do not approve, inspect or pay. A company's own roles can be delegated only for a time until somebody
 * changes that.
 */
const FOR_GOOD = [
  'WORKSHOP',
  'MARKET',
  'SALES',
  'ENGINEER',
  'PURCHASE',
  'CUSTOMER_SERVICE',
  'SUPPORT',
  'SERVICE',
  'TECH_SUPPORT',
  'CRAFT',
]
/**
 * Permissions that no delegation includes, whichever role or post grants them: those of the portal, and over voluntary
 * reports.
 */
const STAYS = sql.lit('^(portal:|safetyQuality:(vsr|strip):)')

/**
 * Creates delegations of roles. The views below decide with every call and by the database clock whether one is in
 * force, so that nothing cached outlives its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role add column delegable boolean not null default true`.execute(db)
  await sql`alter table role add column delegable_for_good boolean not null default false`.execute(db)
  await sql`update role set delegable = false where code = 'ADMIN'`.execute(db)
  await sql`update role set delegable_for_good = true where code = any(${FOR_GOOD}::text[])`.execute(db)
  await sql`
    create table delegation (
      id uuid primary key,
      name text not null,
      delegator text not null references app_user (user_code),
      delegate text not null references app_user (user_code),
      role_code text not null,
      applications text[] not null check (cardinality(applications) > 0),
      dept_code text not null,
      delegator_dept text not null,
      messages text not null check (messages in ('role', 'none')),
      valid_from timestamptz not null,
      valid_until timestamptz,
      created_by text not null,
      created_at timestamptz not null,
      revoked_by text,
      revoked_at timestamptz,
      told_soon_at timestamptz,
      told_end_at timestamptz,
      reviewed_at timestamptz,
      version integer not null default 1,
      check (delegator <> delegate),
      check (valid_until is null or valid_until > valid_from),
      check ((revoked_at is null) = (revoked_by is null))
    )`.execute(db)
  await sql`create index delegation_of_delegate on delegation (delegate) where revoked_at is null`.execute(db)
  await sql`create index delegation_of_delegator on delegation (delegator)`.execute(db)
  await sql`create index delegation_of_role on delegation (role_code) where revoked_at is null`.execute(db)
  await sql`
    create table delegated_act (
      id uuid primary key,
      delegation_id uuid not null references delegation (id),
      at timestamptz not null,
      user_code text not null,
      what_zh text not null,
      what_en text not null,
      url text not null
    )`.execute(db)
  await sql`create index delegated_act_of on delegated_act (delegation_id, at)`.execute(db)
  await sql`alter table operation_log add column for_code text`.execute(db)
  await addViews(db)
  await sql`alter table if exists rights_change drop constraint rights_change_kind_check`.execute(db)
  await sql`
    alter table if exists rights_change add constraint rights_change_kind_check
      check (kind in ('user', 'enable', 'role', 'dictionary', 'delegation'))`.execute(db)
  await sql`alter table if exists rights_change drop constraint rights_change_why_check`.execute(db)
  await sql`
    alter table if exists rights_change add constraint rights_change_why_check
      check (why in ('guarded', 'ownRole', 'contact', 'reopened', 'steering', 'delegated'))`.execute(db)
  await addPage(db)
}

async function addViews(db: Kysely<unknown>): Promise<void> {
  // The only place that defines which delegations are in force: checks everything that could end one, and the half-open
  // period by the database clock.
  await sql`
    create view delegation_with_ground as
      select d.*
        from delegation d
        join role r on r.code = d.role_code and r.delegable and (d.valid_until is not null or r.delegable_for_good)
        join user_role h on h.user_code = d.delegator and h.role_code = d.role_code
        join app_user a on a.user_code = d.delegator and a.enabled and a.user_type = 'employee'
                       and a.dept_code = d.delegator_dept
        join app_user b on b.user_code = d.delegate and b.enabled and b.user_type = 'employee'
       where d.revoked_at is null`.execute(db)
  await sql`
    create view delegation_in_force as
      select * from delegation_with_ground
       where valid_from <= statement_timestamp()
         and (valid_until is null or statement_timestamp() < valid_until)`.execute(db)
  await sql`
    create view delegation_post as
      select d.id as delegation_id, p.post_code
        from delegation_with_ground d
        join user_post p on p.user_code = d.delegator
        join post t on t.code = p.post_code and t.delegable`.execute(db)
  // A permission for one department is delegated only with the whole of that department.
  await sql`
    create view delegation_resource as
      select d.id as delegation_id, g.identify
        from delegation_with_ground d
        join role_resource g
          on g.role_code = d.role_code
         and g.user_type = 'employee'
         and (g.dept_code = '' or (g.dept_code = d.delegator_dept and g.dept_code = d.dept_code))
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}
      union
      select d.id, g.identify
        from delegation_with_ground d
        join delegation_post p on p.delegation_id = d.id
        join post_resource g on g.post_code = p.post_code
       where split_part(g.identify, ':', 1) = any(d.applications) and g.identify !~ ${STAYS}`.execute(db)
  // A person's permissions, own and delegated.
  await sql`
    create view user_right as
      select user_code, identify from user_resource
      union
      select f.delegate, v.identify
        from delegation_in_force f join delegation_resource v on v.delegation_id = f.id`.execute(db)
}

/**
 * Adds the page to databases filled before. New ones are filled after the migrations. It comes before the
 * administration, so that the entries above keep their places and images.
 */
async function addPage(db: Kysely<unknown>): Promise<void> {
  const filled = await sql<{ sort: number }>`
    select coalesce(
      (select g.sort from menu g join menu u on u.parent_id = g.id where u.url = '/admin/users' and g.parent_id is null),
      (select max(sort) + 1 from menu where parent_id is null)) as sort
     where exists (select 1 from menu where url = '/myCollect')`.execute(db)
  const [place] = filled.rows
  if (place === undefined) return
  await sql`update menu set sort = sort + 1 where parent_id is null and sort >= ${place.sort}`.execute(db)
  const id = randomUUID()
  await sql`
    insert into menu (id, parent_id, url, name_zh, name_en, sort)
    values (${id}, null, '/authoritySet', '权限委托', 'Delegations', ${place.sort})`.execute(db)
  await sql`
    insert into role_menu (role_code, menu_id, user_type) select code, ${id}, 'employee' from role`.execute(
    db,
  )
}
