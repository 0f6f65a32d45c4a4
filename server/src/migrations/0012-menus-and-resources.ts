import { type Kysely, sql } from 'kysely'

/**
 * Creates the permissions of roles and posts. `user_type` separates the two meanings of a role: external users hold the
 * same roles as employees with a restricted menu. An empty `dept_code` means every department.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resource (
      identify text primary key check (identify ~ '^[A-Za-z]+:[A-Za-z]+:[A-Za-z]+$'),
      url text not null,
      title_zh text not null,
      title_en text not null
    )`.execute(db)
  await sql`
    create table role_resource (
      role_code text not null references role (code),
      identify text not null references resource (identify),
      user_type text not null check (user_type in ('employee', 'enterprise')),
      dept_code text not null default '',
      primary key (role_code, identify, user_type, dept_code)
    )`.execute(db)
  await sql`
    create table post_resource (
      post_code text not null references post (code),
      identify text not null references resource (identify),
      primary key (post_code, identify)
    )`.execute(db)
  // The only place that defines who holds which permission. The access check and the permission list both read it.
  await sql`
    create view user_resource as
      select r.user_code, g.identify
        from user_role r
        join app_user u on u.user_code = r.user_code
        join role_resource g
          on g.role_code = r.role_code
         and g.user_type = u.user_type
         and g.dept_code in ('', u.dept_code)
      union
      select p.user_code, g.identify
        from user_post p
        join post_resource g on g.post_code = p.post_code`.execute(db)

  // No foreign key from parent to entry: a circular or broken tree is cut when it is read.
  await sql`
    create table menu (
      id uuid primary key,
      parent_id uuid,
      url text not null,
      name_zh text not null,
      name_en text not null,
      sort integer not null,
      hidden boolean not null default false,
      always_show boolean not null default false,
      identify text references resource (identify)
    )`.execute(db)
  await sql`
    create table role_menu (
      role_code text not null references role (code),
      menu_id uuid not null references menu (id),
      user_type text not null check (user_type in ('employee', 'enterprise')),
      primary key (role_code, menu_id, user_type)
    )`.execute(db)
}
